import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const DEBIANS_CHROMIUM = '/usr/bin/chromium'

/** It runs as root in containers, and asks nobody but the Worker for anything. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts Debian's Chromium without a window and with a new profile; `CHROMIUM` names another one.
 * @throws when it is not there, saying what to install
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? DEBIANS_CHROMIUM
  if (!existsSync(executablePath)) {
    throw new Error(
      `there is no browser at ${executablePath}: install it with "apt-get install --no-install-recommends chromium", or set CHROMIUM to the path of another Chromium`,
    )
  }
  return chromium.launch({ executablePath, args: FLAGS })
}
