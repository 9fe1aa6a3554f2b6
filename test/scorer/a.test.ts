import { expect, it } from 'vitest'
it('runs in node', () => expect(process.versions.node.split('.')[0]).toBe('24'))
