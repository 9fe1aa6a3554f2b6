import { z } from 'zod'

const IDENTIFIER = /^[A-Za-z0-9_.:-]{1,128}$/

/** An `agentId` or `runId`: 1..128 of `A-Z a-z 0-9 . _ : -`, not `.` or `..`. */
export const identifierSchema = z
  .string()
  .regex(IDENTIFIER, { error: 'must be 1 to 128 of A-Z a-z 0-9 . _ : -' })
  .refine((id) => id !== '.' && id !== '..', { error: 'must not be . or ..' })
