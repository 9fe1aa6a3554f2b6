import { describe, expect, it } from 'vitest'
import { oftenFailed } from '../../src/service/pages/often-failed.ts'

function run(runId: string, ...requirements: [requirement: string, verdict: string][]) {
  const judged = requirements.map(([requirement, verdict]) => ({ requirement, verdict, reasoning: '' }))
  const analyzeStepResult = { requirementsFulfillment: { requirements: judged, overallScore: 0 } }
  return { runId, details: JSON.stringify({ reason: '', analyzeStepResult, perspectives: {} }) }
}

describe('what runs fail most often', () => {
  it('counts a requirement once a run, names the newest, and puts the most frequent first', () => {
    const runs = [
      run('r3', ['a list', 'no'], ['a list', 'no'], ['polite', 'yes']),
      run('r2', ['at most 50 words', 'partial'], ['a list', 'no']),
      run('r1', ['at most 50 words', 'no'], ['a list', 'partial'], ['a title', 'no']),
    ]
    expect(oftenFailed(runs)).toEqual([
      { requirement: 'a list', runs: 3, newestRunId: 'r3' },
      { requirement: 'at most 50 words', runs: 2, newestRunId: 'r2' },
      { requirement: 'a title', runs: 1, newestRunId: 'r1' },
    ])
  })

  it('names at most five, and nothing of runs without requirements or in another form', () => {
    const many = run('r', ...Array.from({ length: 9 }, (_, index): [string, string] => [`requirement ${index}`, 'no']))
    expect(oftenFailed([many])).toHaveLength(5)
    expect(oftenFailed([run('r'), { runId: 'old', details: '{"reason":"r"}' }])).toEqual([])
  })
})
