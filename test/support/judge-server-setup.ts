import type { TestProject } from 'vitest/node'
import { startJudgeServer } from './judge-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    judgeServerUrl: string
  }
}

/** One scripted judge server for all tests inside workerd, which cannot open one themselves. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startJudgeServer()
  project.provide('judgeServerUrl', server.url)
  return () => server.close()
}
