import { describe, expect, it } from 'vitest'
import { plainHtml } from '../../../src/connectors/text/plain-html.ts'

describe('HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<p class="no-margin">A:<br><br><b>First</b> <i>one</i></p>', 'A:\n\nFirst one'],
    ['a&nbsp;&amp;&nbsp;b &lt;c&gt; &eacute;&#8212;&#x1F600;', 'a & b <c> é—😀'],
    ['<ul><li>one</li><li><p>two</p><ol><li>a</li><li>b</li></ol></li></ul>', '- one\n- two\n  1. a\n  2. b'],
    ['see <a href="https://x.example/a?b=1&amp;c=2">the guide</a>.', 'see the guide (https://x.example/a?b=1&c=2).'],
    ['<a href="https://x.example/">x.example</a>', 'x.example'],
    ['<a href="javascript:alert(1)">click</a>', 'click'],
    ['<style>p{}</style><script>alert("x")</script>seen<title>t</title>', 'seen'],
    ['<h2>Title</h2>text<hr>more', 'Title\n\ntext\nmore'],
    ['<pre>a\n  b</pre>', 'a\n  b'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<img src="x" alt="a map">', 'a map'],
    ['  <div> spaces \n run </div>\n<div>together</div> ', 'spaces run\ntogether'],
    ['a < b and 3 > 2', 'a < b and 3 > 2'],
    ['<p>unclosed <b>marks', 'unclosed marks'],
    ['', ''],
  ])('%j is read as %j', (html, plain) => {
    expect(plainHtml(html)).toBe(plain)
  })

  it('nested deeper than any stack is read to its end', () => {
    expect(plainHtml(`${'<div>'.repeat(10_000)}bottom`)).toBe('bottom')
  })
})
