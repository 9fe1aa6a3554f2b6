/**
 * What lines of each language look like. A strong line is code of that language by itself; two weak ones are enough
 * too. Patterns start at the line's first character after its indentation, and are short. What braced languages share
 * (`return x;`, `}`) is a sign of none of them.
 */
export type Syntax = {
  id: string
  strong: RegExp
  weak?: RegExp
  /** A language whose code is code of this one too: its lines count once one of this language's own is there. */
  extends?: string
  /** True where blocks stand in braces, so that statements that all such languages share may be of this one. */
  isBraced?: boolean
  /** What no line of this language has; matched anywhere in a line. */
  excludes?: RegExp
}

const name = '[A-Za-z_$][\\w$]{0,60}'

/** Declarations in which the type stands before the name. */
const typed = '\\b(?:int|long|double|float|boolean|bool|char|void|String) [A-Za-z_]\\w{0,40} ?[=;(,)[]'
const otherFunctions =
  '^(?:pub(?:\\(\\w+\\))? )?(?:async )?fn \\w|^(?:\\w+ ){0,3}func[ (]|^(?:\\w+ ){0,3}fun \\w|^def \\w|^end\\s*$|^let mut |println!|\\w :?= (?:func|fn)\\b|^\\w+(?:, \\w+)? := '
const phpMarks = '^<\\?php|\\(\\??(?:\\w+ )?&?\\$\\w+ ?[,)=]|\\$\\w+->'
const cMarks = '^#include|std::|\\bcout ?<<|^using namespace'

export const syntaxes: readonly Syntax[] = [
  {
    id: 'python',
    strong: new RegExp(
      `^(?:(?:async )?def ${name}\\(.{0,200}\\)(?: ?-> ?.{1,60})?:|class ${name}(?:\\([^()]{0,80}\\))?:\\s*$|from [\\w.]{1,60} import |elif .{1,120}:|except(?: [\\w.(), ]{1,80})?(?: as \\w+)?:|if __name__ ?== ?|@(?:property|staticmethod|classmethod|dataclass)|for ${name}(?:, ?${name})? in .{1,100}:\\s*$|while .{1,100}:\\s*$|with open\\(|lambda ${name}:|(?:if|elif) .{1,120}:\\s*$)`,
    ),
    weak: new RegExp(
      `^(?:import [a-z][\\w.]{0,40}(?: as \\w{1,20})?\\s*$|print\\(.{0,200}\\)\\s*$|return .{1,100}$|self\\.\\w+ ?=|${name} ?= ?\\[.{0,80} for .{1,80} in |raise \\w+|try:\\s*$|else:\\s*$|""".{0,100}|(?:${name}|.{0,60}\\)) ?= ?(?:sorted|len|sum|list|dict|set|range|max|min|map|input|open)\\()`,
    ),
    excludes: /;\s*$|\) ?\{\s*$|^\} ?(?:else|catch)|^(?:const|let|var) |^end\s*$/,
  },
  {
    id: 'typescript',
    extends: 'javascript',
    isBraced: true,
    strong: new RegExp(
      `^(?:(?:export )?(?:interface|enum) ${name}(?:<[^<>]{1,40}>)?(?: extends .{1,60})? ?\\{|(?:export )?type ${name}(?:<[^<>]{1,40}>)? ?= ?|(?:export )?(?:default )?(?:async )?function ${name}(?:<[^<>]{1,60}>)?\\([^()]{0,200}\\w\\??: ?[\\w[\\]<>|' ]{2,80}|(?:export )?(?:const|let) ${name}: ?[\\w<>[\\]|{}]{2,80}.{0,60}=|(?:private|public|protected|readonly) (?:readonly )?\\w+\\??: ?\\w|(?:export )?(?:const|let) ${name} ?= ?(?:async ?)?\\([^()]{0,120}\\w\\??: ?\\w[^()]{0,120}\\).{0,60}=>|import type )`,
    ),
    weak: /^(?:.{0,80}\): (?:string|number|boolean|void|Promise<|any)|.{0,60}\bas (?:string|number|const|unknown)\b)/,
    excludes: new RegExp(`${typed}|${otherFunctions}|${phpMarks}|${cMarks}|^package |^using |^(?:val|guard) `),
  },
  {
    id: 'javascript',
    isBraced: true,
    strong: new RegExp(
      `^(?:(?:export )?(?:default )?(?:async )?function\\*? ?(?:${name})? ?\\([^()]{0,200}\\) ?\\{?|(?:export )?(?:const|let|var) (?:${name}|\\{[^{}]{1,100}\\}|\\[[^[\\]]{1,80}\\]) ?= ?|console\\.(?:log|error|warn)\\(|module\\.exports|import .{1,100} from ['"]|document\\.\\w+|(?:app|router)\\.(?:get|post|put|delete|use|listen)\\(|export (?:default |const |\\{)|${name}\\.addEventListener\\()`,
    ),
    weak: /^(?:.{1,80}=> ?[{(]|for \((?:let|const|var) |.{0,80}===|throw new (?:Type|Range)?Error\(|class \w+(?: extends [\w.]+)? ?\{|constructor\(|this\.\w+ ?= ?)/,
    excludes: new RegExp(
      `${typed}|${otherFunctions}|${phpMarks}|${cMarks}|^(?:public|private|protected|internal) |^package |^using |^(?:val|guard) |\\bstring \\w+ ?[=;,)]|^(?:local|then|fi)\\b`,
    ),
  },
  {
    id: 'java',
    isBraced: true,
    strong:
      /^(?:(?:(?:public|private|protected|static|final|abstract|synchronized) ){1,4}(?:class|interface|enum|record|void|(?:int|long|double|float|char|byte|short|boolean|String)(?:\[\]){0,2}|(?:List|Map|Set|Optional|Stream|Collection|Queue|Deque)<.{1,60}>|<[\w ,]{1,40}> [\w<>[\]]{1,40}) \w+|System\.out\.print|import (?:static )?(?:java|javax|org|com)\.[\w.]{1,80}(?:\*)?;|@Override\b|package [a-z][\w.]{1,60};)/,
    weak: /^(?:(?:int|String|double|boolean|long|char)(?:\[\])? \w+ ?= ?.{1,100};|throw new (?:Illegal\w+|NullPointer|Runtime|Arithmetic|UnsupportedOperation|IndexOutOfBounds|IO)\w*\(|(?:\w+|\w+<[\w, <>]{0,40}>) \w+ ?= ?new \w+|(?:static |final )*(?:int|long|double|float|boolean|char|void|String|byte|short|(?:List|Map|Set|Optional)<[^()]{1,60}>)(?:\[\])? \w+\([^()]{0,160}\)(?: throws [\w, ]{1,60})? ?\{?)/,
    excludes:
      /\bstring \w+ ?[=;,)(]|\bbool \w|^using |^namespace |Console\.|\bforeach ?\(|\$"|#include|#define|\bprintf\("(?<!\.printf\(")|std::|\bcout ?<<|<\?php|\$\w+ ?=|^function |^(?:const|let) \w|=> |:= |^func |^fun |^fn |^def |\{ ?get;|\basync Task/,
  },
  {
    id: 'cpp',
    extends: 'c',
    isBraced: true,
    strong:
      /^(?:#include ?<(?:iostream|vector|string|algorithm|map|memory|unordered_map|unordered_set|stdexcept|cmath|set|queue|stack|sstream|fstream|numeric|utility|functional|array|bits\/stdc\+\+\.h)>|using namespace \w+;|(?:const )?std::\w+|template ?<|(?:std::)?cout ?<<|class \w+ ?: ?public \w+ ?\{|int main\(\) ?\{? ?std::|(?:const )?(?:vector|unordered_map|map|set|pair)<.{1,40}>&? \w+)/,
    weak: /^(?:.{0,100}std::\w+|class \w+ ?\{|public:|private:|cin ?>>|auto \w+ ?=|(?:int|void|bool|string|double|long long|long|unsigned(?: long)*|char) \w+\((?:[^()]{0,120})\) ?(?:const ?)?\{?\s*$|.{0,60}\w+&? \w+\(const )/,
    excludes:
      /^(?:public|private|protected) \w|System\.|Console\.|^import |^using System|\bboolean |^package |\bString \w|\bfinally\b|throw new |<\?php|\$\w+ ?=|^function |^constructor\(|\bthis\.|^let |^const \w+ = |:= |^func |^fun |^fn |^def /,
  },
  {
    id: 'csharp',
    isBraced: true,
    strong:
      /^(?:using (?:System|Microsoft|NUnit|Xunit)(?:\.[\w.]{1,60})?;|namespace [\w.]{1,60}|Console\.(?:Write|Read)|(?:(?:public|private|internal|protected|static|async|override|virtual|readonly|sealed|partial|abstract) ){1,5}(?:class|interface|struct|enum|record|void|(?:int|long|double|float|char|byte|string|bool|decimal|object)(?:\[\]|\?)?|Task(?:<.{1,40}>)?|(?:List|Dictionary|IEnumerable|IList|IActionResult|ActionResult)(?:<.{1,60}>)?) \w+|\[(?:HttpGet|HttpPost|ApiController|Fact|Test|Route))/,
    weak: /^(?:.{0,80}\{ ?get; ?(?:private )?(?:set;|init;)?|foreach ?\((?:var|\w+) |var \w+ ?= ?|(?:string|bool|decimal|int|double)(?:\[\]|\?)? \w+ ?= ?.{1,100};|throw new (?:Argument|Format|InvalidOperation|NotImplemented|Overflow|DivideByZero)\w*\(|throw;|catch ?\(\w*Exception(?: \w+)?\)|(?:static |async )*(?:int|string|bool|void|double|decimal|long|char|float|object|Task(?:<\w+>)?)(?:\[\]|\?)? \w+\([^()]{0,160}\) ?(?:\{|=>)?)/,
    excludes:
      /System\.out|^import |\bfinal \w|\) throws |@Override|\bextends \w|\bimplements \w|#include|#define|std::|\bcout ?<<|\bboolean \w|\bString \w+ ?[=;,)]|<\?php|\$\w+ ?=|^function |^(?:let) \w|:= |^func |^fun |^fn |^def |^package |Illegal\w+Exception|\bprintf\("/,
  },
  {
    id: 'c',
    isBraced: true,
    strong:
      /^(?:#include ?[<"][\w/]{1,40}\.h[>"]|#define \w+|printf\(|scanf\(|(?:int|void|char|float|double|long(?: long)?|bool|struct \w+|unsigned(?: \w+){0,2}|static \w+|size_t|u?int\d+_t) ?\*{0,2} ?\w+\((?:[^()]{0,120})\) ?[{;]?\s*$|(?:typedef )?struct(?: \w+)? ?\{)/,
    weak: /^(?:(?:int|char|float|double|long|size_t|unsigned(?: \w+){0,2}) \*?\w+(?:\[\w*\])? ?(?:=.{1,80})?;|malloc\(|free\(\w+\);|.{1,40}->\w+ ?=)/,
    excludes:
      /^(?:public|private|protected)\b|^class \w|\bnew \w+[(<[]|System\.|Console\.|std::|\bcout ?<<|^namespace |^using |\bboolean \w|\bString\b|\bstring \w+ ?[=;,)]|^import |=> |\btry ?\{|\bcatch ?\(|\bthrow |<\?php|\$\w+ ?=|^function |^(?:let|var) |:= |^func |^fun |^fn |^def |^template ?</,
  },
  {
    id: 'go',
    isBraced: true,
    strong: new RegExp(
      `^(?:package (?:main|[a-z]\\w{0,30})\\s*$|func (?:\\([^()]{1,40}\\) )?${name}(?:\\[.{1,30}\\])?\\(|import \\(\\s*$|fmt\\.\\w+\\(|type ${name} (?:struct|interface) ?\\{|if err != nil|go func\\()`,
    ),
    weak: /^(?:\w+(?:, ?\w+)? := .{1,120}|defer \w+|for .{0,60} := range |(?:if|for|switch) [^(].{0,100}\{\s*$|return .{0,80}(?:nil|errors\.New|fmt\.Errorf))/,
    excludes:
      /^(?:\w+ )*func .{0,160}->|^func \w+\([^()]{0,40}\w: |^(?:public|private|protected) |^class \w|^fn |^fun |^let |^guard |^val |;\s*$(?<!for .{0,60};\s*)|<\?php|^import (?:Foundation|UIKit|SwiftUI)/,
  },
  {
    id: 'rust',
    isBraced: true,
    strong:
      /^(?:(?:pub(?:\(\w+\))? )?(?:const |unsafe |async )*fn \w+(?:<[^()]{1,80}>)?\(|let mut \w+|impl(?:<[^<>]{1,40}>)? \w+|println!\(|use (?:std|crate|serde|tokio)::|#\[(?:derive|test|cfg)|(?:pub )?(?:struct|enum|trait) \w+(?:<[^<>]{1,30}>)? ?\{|match \w[\w.]* \{)/,
    weak: /^(?:let \w+(?:: ?[\w<>&]+)? ?= .{1,100};|\w+ => |Ok\(|Err\(|(?:if|for|while) [^(].{0,100}\{\s*$)/,
    excludes:
      /^(?:public|private|protected) |\b(?:int|char|float|double|long|void) \*?\w+;|^func |^fun |^class |<\?php|:= |^function |\bconsole\.log/,
  },
  {
    id: 'ruby',
    strong:
      /^(?:def (?:self\.)?[a-z_]\w*[?!]?(?:\([^():]{0,100}\)| [a-z_]\w*(?:, ?\w+)*)?\s*$|require ['"]|puts .{1,100}|attr_(?:accessor|reader|writer) |module [A-Z]\w+\s*$|[\w.()]+\.(?:each|map|select|times|reduce|each_with_index)(?:\(\w*\))? (?:do|\{) ?\|)/,
    weak: /^(?:end\s*$|class [A-Z]\w+(?: < [A-Z]\w+)?\s*$|.{0,80} do \|\w+\||elsif |unless |return .{1,60} (?:if|unless) )/,
  },
  {
    id: 'php',
    extends: 'html',
    isBraced: true,
    strong:
      /^(?:<\?php|<\?=|echo ['"$]|\$\w+(?:\[.{0,40}\])? ?[+.]?= ?.{1,150};|(?:public |private |protected |static |abstract |final )*function &?\w+\([^()]{0,40}\$|namespace [\w\\]+;|use [A-Z]\w*\\[\w\\]+;)/,
    weak: /^(?:return .{0,80}\$\w|.{0,80}\$this->|foreach ?\(\$|(?:if|while|for) ?\(.{0,60}\$\w)/,
    excludes: /^func |^fun |^fn |:= |^(?:let|const) \w+ = |\bmy [$@%]|^use strict;|^sub \w|System\.out|Console\./,
  },
  {
    id: 'kotlin',
    isBraced: true,
    strong:
      /^(?:(?:private |override |suspend |public |internal |inline |tailrec |operator |infix )*fun (?:<.{1,40}> )?[\w.<>?]+\(.{0,160}\)(?:: ?[\w<>?, ]+)? ?[{=]?|data class \w+\(|val \w+(?:: ?[\w<>?, ]+)? ?= ?|companion object)/,
    weak: /^(?:var \w+(?:: ?\w+)? ?=|println\(|when ?(?:\(\w+\) ?)?\{|require\()/,
    excludes: /^(?:\w+ )*func |^fn |^def |System\.out|Console\.|^let |:= |<\?php|^function /,
  },
  {
    id: 'swift',
    isBraced: true,
    strong:
      /^(?:(?:public |private |static |override |mutating |final )*func \w+(?:<[^<>]{1,30}>)?\((?:.{0,160}\)(?: async)?(?: r?e?throws)? ?->|[^()]{0,100}\w: ?[A-Z[])|import (?:Foundation|UIKit|SwiftUI)|guard (?:let |.{1,80} else)|if let \w+ ?= ?|let \w+: ?[A-Z[]\w*|struct \w+: ?View|extension \w+ ?(?:: ?\w+ ?)?\{)/,
    weak: /^(?:struct \w+ ?\{|class \w+(?:: [\w, ]{1,60})? ?\{|var \w+(?:: ?[A-Z[]| ?=)|let \w+ ?= |print\(|(?:if|for|while|switch) [^(].{0,100}\{\s*$|for \w+ in .{1,60}\{)/,
    excludes:
      /:= |^package |\bfmt\.|^func \([^()]{1,40}\) |err != nil|^fn |^fun |^function |^const |;\s*$|<\?php|println!/,
  },
  {
    id: 'sql',
    strong:
      /^(?:(?:SELECT|select) .{1,200}(?:FROM|from) |(?:SELECT|select)(?: DISTINCT| distinct)?\s*$|(?:INSERT INTO|insert into|CREATE (?:OR REPLACE )?(?:TABLE|VIEW|INDEX|FUNCTION|PROCEDURE)|create table|UPDATE \w+ SET|DELETE FROM|delete from|ALTER TABLE|DROP TABLE|WITH \w+ AS ?\() ?|(?:LEFT |INNER |RIGHT |FULL )?JOIN \w+)/,
    weak: /^(?:FROM \w+|WHERE \w+|GROUP BY |ORDER BY |SELECT .{1,100})/,
  },
  {
    id: 'dockerfile',
    strong:
      /^(?:FROM [\w./@$-]+(?::[\w.$-]+)?(?: (?:AS|as) [\w-]+)?\s*$|(?:ENTRYPOINT|CMD) \[|COPY (?:--\S+ )*\S+ \S+\s*$|WORKDIR [/\w]|EXPOSE \d+|RUN (?:apt|apk|npm|pip|yum|go |cargo|mkdir|useradd|adduser|--mount|yarn|pnpm|bundle|mvn|dotnet|curl|set |poetry|uv |\.\/))/,
    weak: /^(?:CMD \w|ENV \w+[ =]|ARG \w+|USER \w+\s*$|LABEL \w+=)/,
  },
  {
    id: 'bash',
    strong:
      /^(?:#!\/(?:usr\/)?bin\/(?:env )?(?:ba|z)?sh|\$ (?:sudo |npm |pip |git |cd |ls |docker |curl |mkdir )|if \[\[? .{1,80}\]\]?; ?then|for \w+ in .{1,80}; ?do|while .{1,80}; ?do|(?:\$ |sudo )?(?:sudo (?:apt|yum|systemctl)|npm (?:install|run|i|init) ?|pip3? install |git (?:clone|commit|push|pull|checkout|add|init|log|reset|rebase|merge|branch|stash|status|diff|remote|fetch|tag)(?: |$)|docker (?:run|build|compose|ps|exec|images|rm|rmi|stop|logs|pull|system) ?|kubectl \w+ |curl (?:-|['"]?https?:)|wget (?:-|['"]?https?:)|(?:e|f)?grep (?:-|['"]|\w+ \S+\.\w+$)|chmod |chown |awk (?:-|')|sed (?:-|')|find (?:[.~/$"']\S*|\w+) -\w|tar -?[cxtzjvpJf]{2,7} ?|rsync -|ssh (?:-|\w+@)|scp (?:-|\S+@|\S+ \S+:)|(?:ls|rm|cp|mv|du|df|ps|wc|cut|sort|head|tail|cat|kill|uniq|mkdir|ln|xargs|zip|unzip|date|top|netstat|ss|lsof|diff|tr|tee) (?:-{1,2}\w|aux)|(?:cat|ls|sort|head|tail|cut|ps|echo|du|history)(?: [^|]{1,80})? ?\| ?(?:grep|awk|sed|sort|wc|xargs|head|tail|cut|uniq|tee|tr|less)\b|(?:mv|cp) [\w./*~-]+\.[\w*]+ [\w./~-]+\s*$|mkdir [\w./~-]+ && ))/,
    weak: /^(?:echo ["'$]|fi\s*$|done\s*$|then\s*$|\w+=\$\(|cd [\w~/.]|ls -|\w+=["'$]|function \w+ ?(?:\(\))? ?\{|\w+\(\) ?\{)/,
  },
  {
    id: 'html',
    strong:
      /^(?:<!doctype html|<html[ >]|<\/?(?:head|body|div|form|table|ul|nav|section|header|footer|button|input|script|main|h[1-6]|p|span|a|img|style)(?: [^<>]{0,200})?>)/i,
  },
  {
    id: 'css',
    strong:
      /^(?:(?!(?:else|try|do|finally|static|struct|class|enum|interface|union|impl|trait|mod|unsafe|loop|get|set|init|extension|if|for|while|switch|match|object|namespace|module|func|fun|fn|type|when|guard|defer|import|package|public|private|protected|record)\b)[.#]?[\w-]{1,40}(?:[ >:,.#][\w -]{1,40}){0,4} ?\{\s*$|@media |@import |:root ?\{|[.#]?[\w-]{1,40} ?\{ ?[\w-]{1,40} ?: ?[^{};]{1,60};)/,
    weak: /^(?:(?:color|background(?:-color)?|margin|padding|display|font(?:-size|-family)?|width|height|border(?:-radius)?|position|text-align|transform|animation|flex|grid(?:-[\w-]+)?|justify-content|align-items) ?: ?[^;]{1,80};)/,
  },
  { id: 'r', strong: /^(?:library\(\w+\)|\w[\w.]* ?<- ?(?:function\(|c\(|data\.frame|\w)|ggplot\()/ },
  { id: 'perl', strong: /^(?:perl -\w|use strict;|my (?:[$@%]\w+|\()|#!\/usr\/bin\/(?:env )?perl|sub \w+ ?\{)/ },
  {
    id: 'lua',
    strong: /^(?:local (?:function )?\w+(?: ?=|\()|function [\w.:]+\([\w, ]{0,80}\)\s*$)/,
    weak: /^(?:end\s*$|(?:if|elseif) .{1,80} then\s*$|for .{1,80} do\s*$)/,
  },
  {
    id: 'julia',
    strong:
      /^(?:function \w+\(.{0,100}\)(?:::\w+)?(?: where .{1,40})?\s*$|using [A-Z]\w+\s*$|\w+\([\w:, ]{0,60}\) = \w)/,
    weak: /^(?:end\s*$|println\(|for \w+ (?:in|=) [\w:()]{1,40}\s*$|elseif )/,
    excludes: /^local |\bthen\s*$/,
  },
  {
    id: 'matlab',
    strong: /^(?:function (?:\[?[\w, ]{1,40}\]? ?= ?)\w+\(|(?:clc|clear|close all);|fprintf\()/,
    weak: /^(?:end;?\s*$|disp\(|\w+ ?= ?(?:zeros|ones|linspace)\()/,
  },
  { id: 'haskell', strong: /^(?:\w+ :: .{1,80}|main ?:: ?IO|import qualified |module [A-Z]\w* where|main = do)/ },
  {
    id: 'scala',
    isBraced: true,
    strong:
      /^(?:object \w+(?: extends \w+)? ?\{|def \w+(?:\([^()]{0,80}\))?(?:: ?\w[\w[\], ]*)? ?= ?|case class \w+\(|import scala\.)/,
  },
  {
    id: 'dart',
    isBraced: true,
    strong:
      /^(?:void main\(\) ?(?:async )?(?:\{|=>)|import '(?:package|dart):|class \w+ extends State(?:less|ful)Widget|Future<.{1,40}>\s\w+\()/,
    weak: /^(?:(?:int|String|double|bool|num|dynamic|void|List<\w+>) \w+\([^()]{0,120}\) ?(?:=>|\{)|final \w+ ?= |print\()/,
    excludes: /System\.out|Console\.|#include|std::|-> |^fn |^func |^fun |\bprintf\(|^public |<\?php/,
  },
  { id: 'elixir', strong: /^(?:defmodule [\w.]+ do|defp? \w+(?:\(.{0,80}\))?(?: when .{1,60})?,? do|IO\.puts)/ },
  {
    id: 'powershell',
    strong: /^(?:Get-\w+|Write-(?:Host|Output)|\$\w+ ?= ?Get-|param ?\(|New-Item |Set-\w+ -|Remove-Item )/,
  },
]
