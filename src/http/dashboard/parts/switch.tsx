/** One of several views of the same page, as links. */
export function Switch<Name extends string>({
  label,
  options,
  current,
  linkTo,
}: {
  label: string
  options: readonly (readonly [Name, string])[]
  current: Name
  linkTo: (name: Name) => string
}) {
  return (
    <nav aria-label={label}>
      <ul class="switch">
        {options.map(([name, text]) => (
          <li>
            <a href={linkTo(name)} aria-current={name === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
