import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = resolve(import.meta.dirname, '../..')
const READY_TIMEOUT_MS = 60_000

export type LocalWorker = {
  url: string
  /** What the Worker wrote so far. */
  output: () => string
  /** Stops it as a user would, by SIGTERM. */
  stop: () => Promise<void>
  /** Kills its whole process group at once. */
  kill: () => Promise<void>
}

/** A port that was free a moment ago may be taken by now: then another is tried. */
const START_ATTEMPTS = 4

/** Starts the Worker with `npm start`, as a user would, and waits until it answers. `args` are wrangler's flags. */
export async function startLocalWorker(options: { persistTo: string; args?: readonly string[] }): Promise<LocalWorker> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(options)
    } catch (error) {
      const isPortTaken = error instanceof Error && error.message.includes('Address already in use')
      if (!isPortTaken || attempt === START_ATTEMPTS) throw error
    }
  }
}

async function startOnce(options: { persistTo: string; args?: readonly string[] }): Promise<LocalWorker> {
  const port = await freePort()
  const args = ['start', '--', '--port', String(port), '--persist-to', options.persistTo, ...(options.args ?? [])]
  const child = spawn('npm', args, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  const worker: LocalWorker = {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
  await untilReady(worker, child)
  return worker
}

/** A new folder for the Worker's state, taken away by `remove`. */
export async function temporaryState(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'plumbline-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

async function untilReady(worker: LocalWorker, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${worker.url}/healthz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(100)
  }
  await worker.kill()
  throw new Error(`the Worker did not start:\n${worker.output()}`)
}

/** Ends only what was started here: the child's own process group. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  process.kill(-child.pid, signal)
  await exited
}

async function freePort(): Promise<number> {
  const server = createServer()
  // On every address, as wrangler's localhost may be another than 127.0.0.1.
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
