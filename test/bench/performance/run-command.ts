import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs one program to its end. Throws, with what it wrote, when it fails or takes more than five minutes. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  const { stdout } = await execute(program, args, {
    cwd,
    env: { ...process.env, ...env },
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
