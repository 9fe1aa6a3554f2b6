/**
 * A programming language: its names in prompts and in the info strings of fences. `isWord` marks names that are words of
 * a language too, so that a prompt must write them with a capital, and next to something that says code.
 */
export type ProgrammingLanguage = {
  id: string
  label: string
  names: readonly string[]
  infos: readonly string[]
  isWord?: boolean
}

export const programmingLanguages: readonly ProgrammingLanguage[] = [
  {
    id: 'python',
    label: 'Python',
    names: ['python ?3?', 'python 3\\.\\d+', '파이썬', 'パイソン'],
    infos: ['python', 'py', 'python3', 'pycon', 'ipython'],
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    names: ['typescript', 'ts', '타입스크립트'],
    infos: ['typescript', 'ts', 'tsx', 'mts'],
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    names: ['javascript', 'js', 'node(?:\\.?js)?', 'ecmascript', 'es6', '자바스크립트'],
    infos: ['javascript', 'js', 'jsx', 'mjs', 'node'],
  },
  { id: 'java', label: 'Java', names: ['java', '자바(?!스크립트)'], infos: ['java'] },
  { id: 'cpp', label: 'C++', names: ['c\\+\\+', 'cpp'], infos: ['cpp', 'c++', 'cc', 'cxx'] },
  { id: 'csharp', label: 'C#', names: ['c#', 'c ?sharp', '\\.net'], infos: ['csharp', 'cs', 'c#'] },
  { id: 'c', label: 'C', names: ['c'], infos: ['c', 'h'], isWord: true },
  { id: 'go', label: 'Go', names: ['golang', 'go'], infos: ['go', 'golang'], isWord: true },
  { id: 'rust', label: 'Rust', names: ['rust', '러스트'], infos: ['rust', 'rs'], isWord: true },
  { id: 'ruby', label: 'Ruby', names: ['ruby', '루비'], infos: ['ruby', 'rb'], isWord: true },
  { id: 'php', label: 'PHP', names: ['php'], infos: ['php'] },
  { id: 'kotlin', label: 'Kotlin', names: ['kotlin', '코틀린'], infos: ['kotlin', 'kt'] },
  { id: 'swift', label: 'Swift', names: ['swift', '스위프트'], infos: ['swift'], isWord: true },
  { id: 'scala', label: 'Scala', names: ['scala'], infos: ['scala'] },
  { id: 'r', label: 'R', names: ['r'], infos: ['r'], isWord: true },
  { id: 'perl', label: 'Perl', names: ['perl'], infos: ['perl', 'pl'] },
  { id: 'lua', label: 'Lua', names: ['lua'], infos: ['lua'] },
  { id: 'haskell', label: 'Haskell', names: ['haskell'], infos: ['haskell', 'hs'] },
  { id: 'elixir', label: 'Elixir', names: ['elixir'], infos: ['elixir', 'ex', 'exs'], isWord: true },
  { id: 'dart', label: 'Dart', names: ['dart', 'flutter'], infos: ['dart'], isWord: true },
  { id: 'julia', label: 'Julia', names: ['julia'], infos: ['julia', 'jl'], isWord: true },
  { id: 'matlab', label: 'MATLAB', names: ['matlab'], infos: ['matlab'] },
  {
    id: 'sql',
    label: 'SQL',
    names: ['(?:my|postgre|t-|pl/|ms ?)?sql(?:ite)?', 'postgres'],
    infos: ['sql', 'mysql', 'postgresql', 'pgsql', 'sqlite', 'tsql', 'plsql'],
  },
  {
    id: 'bash',
    label: 'Bash',
    names: ['bash', 'shell', 'zsh'],
    infos: ['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session'],
  },
  // No names: "a Dockerfile for a Python app" names what it is for.
  { id: 'dockerfile', label: 'Dockerfile', names: [], infos: ['dockerfile', 'docker'] },
  { id: 'powershell', label: 'PowerShell', names: ['powershell'], infos: ['powershell', 'ps1', 'pwsh'] },
  { id: 'html', label: 'HTML', names: ['html5?'], infos: ['html', 'xhtml', 'htm'] },
  { id: 'css', label: 'CSS', names: ['css3?'], infos: ['css', 'scss', 'sass', 'less'] },
]

const byInfo = new Map(
  programmingLanguages.flatMap(({ id, infos }) => infos.map((info): [string, string] => [info, id])),
)
const labels = new Map(programmingLanguages.map(({ id, label }) => [id, label]))

/** The language that the info string of a fence names. */
export function languageOfInfo(info: string): string | null {
  return byInfo.get(info.toLowerCase().replace(/^\{?\.?|\}$/g, '')) ?? null
}

export function labelOfLanguage(id: string): string {
  return labels.get(id) ?? id
}
