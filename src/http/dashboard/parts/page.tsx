import type { PropsWithChildren } from 'hono/jsx'
import type { Looked } from '../page-env.ts'
import { Foreign } from './foreign.tsx'
import { TenantName } from './tenant-name.tsx'

export type Place = 'overview' | 'try' | 'connectors' | 'reference' | 'tenants'

type Shell = Looked & { title: string; place: Place | null; assets?: readonly string[] }

/** What stands around every page: head, skip link, navigation, and where refreshes are told of. */
export function Page({ title, children, assets = [], ...shell }: PropsWithChildren<Shell>) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Plumbline`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/dashboard.css" />
        <script type="module" src="/assets/dashboard.js"></script>
        {assets.map((path) => (
          <Asset path={path} />
        ))}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="top">
          <a class="brand" href="/">
            <svg aria-hidden="true" viewBox="0 0 32 32" width="28" height="28">
              <rect width="32" height="32" rx="7" class="brand-ground" />
              <path d="M16 4v13" class="brand-line" />
              <path d="M16 28l-5-9.5h10z" class="brand-bob" />
            </svg>
            Plumbline
          </a>
          <Navigation {...shell} />
          <Account {...shell} />
        </header>
        <main id="main" tabindex={-1}>
          {children}
        </main>
        <footer class="foot">
          <p id="live-note" role="status" aria-live="polite"></p>
        </footer>
      </body>
    </html>
  )
}

function Asset({ path }: { path: string }) {
  if (path.endsWith('.css')) return <link rel="stylesheet" href={path} />
  if (path.endsWith('.iife.min.js')) return <script defer src={path}></script>
  return <script type="module" src={path}></script>
}

function Navigation({ place, viewer, base, tenantId }: Looked & Pick<Shell, 'place'>) {
  const isOperator = viewer?.role === 'operator'
  const entries: [Place, string, string][] = []
  if (viewer !== null && isOperator) entries.push(['tenants', '/tenants', 'Tenants'])
  if (isOperator && tenantId !== null) entries.push(['overview', base, 'Overview'])
  if (viewer?.role === 'tenant') {
    entries.push(['overview', '/', 'Overview'], ['try', '/try', 'Try it'], ['connectors', '/connectors', 'Hooks'])
  }
  entries.push(['reference', '/docs', 'Reference'])
  return (
    <nav class="places" aria-label="Dashboard">
      <ul>
        {entries.map(([name, href, text]) => (
          <li>
            <a href={href} aria-current={name === place ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Account({ viewer, tenantId, tenantName }: Omit<Looked, 'base'>) {
  if (viewer === null) return <div class="account"></div>
  return (
    <div class="account">
      <p>
        {viewer.role === 'operator' ? 'Operator' : 'Tenant '}
        {viewer.role === 'tenant' && <Foreign>{viewer.caller.tenantId}</Foreign>}
        {viewer.role === 'operator' && tenantId !== null && (
          <>
            {', looking at '}
            <TenantName tenantId={tenantId} name={tenantName} />
          </>
        )}
      </p>
      {viewer.isSignedIn ? (
        <form method="post" action="/sign-out">
          <button class="quiet" type="submit">
            Sign out
          </button>
        </form>
      ) : (
        <p class="badge">local mode</p>
      )}
    </div>
  )
}
