/**
 * What lines of each language look like. A strong line is code of that language by itself; two weak ones are enough
 * too. Patterns start at the line's first character after its indentation, and are short.
 */
type Syntax = {
  id: string
  strong: RegExp
  weak?: RegExp
  /** A language whose code is code of this one too: its lines count once one of this language's own is there. */
  extends?: string
}

const name = '[A-Za-z_$][\\w$]{0,60}'

const syntaxes: readonly Syntax[] = [
  {
    id: 'python',
    strong: new RegExp(
      `^(?:(?:async )?def ${name}\\(.{0,200}\\)(?: ?-> ?.{1,60})?:|class ${name}(?:\\([^()]{0,80}\\))?:\\s*$|from [\\w.]{1,60} import |elif .{1,120}:|except(?: [\\w.(), ]{1,80})?(?: as \\w+)?:|if __name__ ?== ?|@(?:property|staticmethod|classmethod|dataclass)|for ${name}(?:, ?${name})? in .{1,100}:\\s*$|while .{1,100}:\\s*$|with open\\(|lambda ${name}:|(?:if|elif) .{1,120}:\\s*$)`,
    ),
    weak: new RegExp(
      `^(?:import [a-z][\\w.]{0,40}(?: as \\w{1,20})?\\s*$|print\\(.{0,200}\\)\\s*$|return .{1,100}$|self\\.\\w+ ?=|${name} ?= ?\\[.{0,80} for .{1,80} in |raise \\w+|try:\\s*$|else:\\s*$|""".{0,100})`,
    ),
  },
  {
    id: 'typescript',
    extends: 'javascript',
    strong: new RegExp(
      `^(?:(?:export )?(?:interface|enum) ${name}(?:<[^<>]{1,40}>)?(?: extends .{1,60})? ?\\{|(?:export )?type ${name}(?:<[^<>]{1,40}>)? ?= ?|(?:export )?(?:default )?(?:async )?function ${name}(?:<[^<>]{1,60}>)?\\([^()]{0,200}\\w\\??: ?[\\w[\\]<>|' ]{2,80}|(?:export )?(?:const|let) ${name}: ?[\\w<>[\\]|{}]{2,80}.{0,60}=|(?:private|public|protected|readonly) (?:readonly )?\\w+\\??: ?\\w|(?:export )?(?:const|let) ${name} ?= ?(?:async ?)?\\([^()]{0,120}\\w\\??: ?\\w[^()]{0,120}\\).{0,60}=>|import type )`,
    ),
    weak: /^(?:.{0,80}\): (?:string|number|boolean|void|Promise<|any)|.{0,60}\bas (?:string|number|const|unknown)\b)/,
  },
  {
    id: 'javascript',
    strong: new RegExp(
      `^(?:(?:export )?(?:default )?(?:async )?function\\*? ?(?:${name})? ?\\([^()]{0,200}\\) ?\\{?|(?:export )?(?:const|let|var) (?:${name}|\\{[^{}]{1,100}\\}|\\[[^[\\]]{1,80}\\]) ?= ?|console\\.(?:log|error|warn)\\(|module\\.exports|import .{1,100} from ['"]|document\\.\\w+|(?:app|router)\\.(?:get|post|put|delete|use|listen)\\(|export (?:default |const |\\{)|${name}\\.addEventListener\\()`,
    ),
    weak: /^(?:return .{0,120};|\}\)?;?\s*$|.{1,80}=> ?[{(]|if \(.{1,120}\) ?\{|for \((?:let|const|var) |\} else \{|\} catch)/,
  },
  {
    id: 'java',
    strong:
      /^(?:(?:public|private|protected) (?:static |final |abstract )*(?:class|interface|enum|void|int|long|double|boolean|String|List<|Map<)|System\.out\.print|import java[\w.]*;|@Override\b|package [a-z][\w.]{1,60};)/,
    weak: /^(?:(?:int|String|double|boolean|long) \w+ ?= ?.{1,100};|throw new \w+\(|\w+ \w+ ?= ?new \w+)/,
  },
  {
    id: 'cpp',
    extends: 'c',
    strong:
      /^(?:#include ?<(?:iostream|vector|string|algorithm|map|memory|unordered_map|stdexcept|cmath|set|queue)>|using namespace \w+;|std::\w+|template ?<|cout ?<<|class \w+ ?(?:: ?public \w+ ?)?\{|int main\(\) ?\{? ?std::)/,
    weak: /^(?:.{0,100}std::\w+|public:|private:|cin ?>>)/,
  },
  {
    id: 'csharp',
    strong:
      /^(?:using System(?:\.[\w.]{1,60})?;|namespace [\w.]{1,60}|Console\.(?:Write|Read)|(?:public|private|internal|protected) (?:static |async |override |virtual |readonly )*(?:string|bool|Task(?:<\w+>)?|var|decimal|record|class \w+ ?: ?\w)|\[(?:HttpGet|HttpPost|ApiController|Fact|Test|Route))/,
    weak: /^(?:.{0,80}\{ ?get; ?(?:private )?(?:set;|init;)?|foreach \(var |var \w+ ?= ?new )/,
  },
  {
    id: 'c',
    strong:
      /^(?:#include ?[<"][\w/]{1,40}\.h[>"]|#define \w+|printf\(|scanf\(|(?:int|void|char|float|double|long|struct \w+|unsigned(?: \w+)?|static \w+|size_t) ?\*? ?\w+\((?:[^()]{0,120})\) ?[{;]?\s*$)/,
    weak: /^(?:(?:int|char|float|double) \*?\w+(?:\[\w*\])? ?(?:=.{1,80})?;|malloc\(|free\(\w+\);)/,
  },
  {
    id: 'go',
    strong: new RegExp(
      `^(?:package (?:main|[a-z]\\w{0,30})\\s*$|func (?:\\([^()]{1,40}\\) )?${name}(?:\\[.{1,30}\\])?\\(|import \\(\\s*$|fmt\\.\\w+\\(|type ${name} (?:struct|interface) ?\\{|if err != nil|go func\\()`,
    ),
    weak: /^(?:\w+(?:, ?\w+)? := .{1,120}|defer \w+|for .{0,60} := range )/,
  },
  {
    id: 'rust',
    strong:
      /^(?:(?:pub )?(?:async )?fn \w+(?:<[^<>]{1,60}>)?\(|let mut \w+|impl(?:<[^<>]{1,40}>)? \w+|println!\(|use (?:std|crate|serde|tokio)::|#\[derive\(|(?:pub )?(?:struct|enum|trait) \w+(?:<[^<>]{1,30}>)? ?\{|match \w[\w.]* \{)/,
    weak: /^(?:let \w+(?:: ?[\w<>&]+)? ?= .{1,100};|\w+ => |Ok\(|Err\()/,
  },
  {
    id: 'ruby',
    strong:
      /^(?:def (?:self\.)?[a-z_]\w*[?!]?(?:\([^():]{0,100}\))?\s*$|require ['"]|puts .{1,100}|attr_(?:accessor|reader|writer) |module [A-Z]\w+\s*$|\w+\.each(?:_with_index)? do \|)/,
    weak: /^(?:end\s*$|class [A-Z]\w+(?: < [A-Z]\w+)?\s*$|.{0,80} do \|\w+\||elsif |unless )/,
  },
  {
    id: 'php',
    extends: 'html',
    strong:
      /^(?:<\?php|echo ['"$]|\$\w+ ?= ?.{1,150};|(?:public |private |protected |static )*function \w+\([^()]{0,20}\$|namespace [\w\\]+;|use [A-Z][\w\\]+;)/,
  },
  {
    id: 'kotlin',
    strong:
      /^(?:(?:private |override |suspend |public |inline )*fun (?:<\w+> )?[\w.]+\([^()]{0,120}\)(?:: ?[\w<>?]+)? ?[{=]?|data class \w+\(|val \w+(?:: ?[\w<>?]+)? ?= ?|companion object)/,
    weak: /^(?:var \w+: ?\w+ ?=|println\(|when ?\(\w+\) ?\{)/,
  },
  {
    id: 'swift',
    strong:
      /^(?:(?:public |private |static |override )*func \w+(?:<[^<>]{1,30}>)?\([^()]{0,120}\)(?: (?:throws )?-> ?[\w?[\]: ]{1,40})? ?\{|import (?:Foundation|UIKit|SwiftUI)|guard let |if let \w+ ?= ?|let \w+: ?[A-Z[]\w*|struct \w+: ?View|extension \w+ ?(?:: ?\w+ ?)?\{)/,
    weak: /^(?:var \w+: ?[A-Z[]|print\(|\} else \{)/,
  },
  {
    id: 'sql',
    strong:
      /^(?:(?:SELECT|select) .{1,200}(?:FROM|from) |(?:SELECT|select)(?: DISTINCT| distinct)?\s*$|(?:INSERT INTO|insert into|CREATE (?:OR REPLACE )?(?:TABLE|VIEW|INDEX|FUNCTION|PROCEDURE)|create table|UPDATE \w+ SET|DELETE FROM|delete from|ALTER TABLE|DROP TABLE|WITH \w+ AS ?\() ?|(?:LEFT |INNER |RIGHT |FULL )?JOIN \w+)/,
    weak: /^(?:FROM \w+|WHERE \w+|GROUP BY |ORDER BY |SELECT .{1,100})/,
  },
  {
    id: 'bash',
    strong:
      /^(?:#!\/(?:usr\/)?bin\/(?:env )?(?:ba|z)?sh|\$ (?:sudo |npm |pip |git |cd |ls |docker |curl |mkdir )|if \[\[? .{1,80}\]\]?; ?then|for \w+ in .{1,80}; ?do|while .{1,80}; ?do|sudo (?:apt|yum|systemctl)|(?:npm (?:install|run|i) |pip3? install |git (?:clone|commit|push|pull|checkout|add|init)(?: |$)|docker (?:run|build|compose) |curl -|grep -|chmod |awk '|sed -))/,
    weak: /^(?:echo ["'$]|fi\s*$|done\s*$|then\s*$|\w+=\$\(|cd [\w~/.]|ls -)/,
  },
  {
    id: 'html',
    strong:
      /^(?:<!doctype html|<html[ >]|<\/?(?:head|body|div|form|table|ul|nav|section|header|footer|button|input|script|main|h[1-6]|p|span|a|img|style)(?: [^<>]{0,200})?>)/i,
  },
  {
    id: 'css',
    strong: /^(?:[.#]?[\w-]{1,40}(?:[ >:,.#][\w -]{1,40}){0,4} ?\{\s*$|@media |@import |:root ?\{)/,
    weak: /^(?:(?:color|background(?:-color)?|margin|padding|display|font(?:-size|-family)?|width|height|border(?:-radius)?|position|text-align) ?: ?[^;]{1,80};)/,
  },
  { id: 'r', strong: /^(?:library\(\w+\)|\w[\w.]* ?<- ?(?:function\(|c\(|data\.frame|\w)|ggplot\()/ },
  { id: 'perl', strong: /^(?:use strict;|my [$@%]\w+|#!\/usr\/bin\/(?:env )?perl|sub \w+ ?\{)/ },
  { id: 'lua', strong: /^(?:local (?:function )?\w+(?: ?=|\())/, weak: /^end\s*$/ },
  { id: 'haskell', strong: /^(?:\w+ :: .{1,80}->|main ?:: ?IO|import qualified |module [A-Z]\w* where|main = do)/ },
  {
    id: 'scala',
    strong:
      /^(?:object \w+(?: extends \w+)? ?\{|def \w+(?:\([^()]{0,80}\))?: ?\w[\w[\]]* ?= ?|case class \w+\(|import scala\.)/,
  },
  { id: 'elixir', strong: /^(?:defmodule [\w.]+ do|defp? \w+(?:\([^()]{0,80}\))? do|IO\.puts)/ },
  { id: 'powershell', strong: /^(?:Get-\w+|Write-(?:Host|Output)|\$\w+ ?= ?Get-|param ?\(|New-Item )/ },
]

const MAX_LINE = 400
/** So many lines of code tell their language. */
const MAX_LINES = 1000

/** The language whose syntax most lines show; null when they show none. */
export function recogniseLanguage(lines: readonly string[]): string | null {
  const code: string[] = []
  for (const line of lines) {
    const start = line.trim().slice(0, MAX_LINE)
    if (mayBeCode(start)) code.push(start)
    if (code.length === MAX_LINES) break
  }
  if (code.length === 0) return null
  const scores = new Map(syntaxes.map((syntax) => [syntax.id, scoreOf(code, syntax)]))
  let best: { id: string; score: number } | null = null
  for (const { id, extends: base } of syntaxes) {
    const own = scores.get(id) ?? 0
    const score = own + (base !== undefined && own >= 2 ? (scores.get(base) ?? 0) : 0)
    if (score >= 2 && (best === null || score > best.score)) best = { id, score }
  }
  return best?.id ?? null
}

function scoreOf(code: readonly string[], { strong, weak }: Syntax): number {
  let score = 0
  for (const line of code) score += strong.test(line) ? 2 : weak?.test(line) ? 1 : 0
  return score
}

/** Code has a sign that prose lacks, or one of a few keywords alone; this keeps prose cheap. */
function mayBeCode(line: string): boolean {
  return /[(){}[\]=<>;$#@:]|^(?:import|from|package|end|try|else|fi|done|then|puts|require|echo|SELECT|select|FROM|WHERE|INSERT|CREATE|DELETE|UPDATE|ALTER|DROP|JOIN|GROUP|ORDER|def|module|class|git|npm|pip|docker|sudo)\b/.test(
    line,
  )
}
