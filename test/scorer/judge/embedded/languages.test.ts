import { describe, expect, test } from 'vitest'
import { scoreWithEmbeddedJudge, type Sample } from './score-with-embedded-judge.ts'

const factorial =
  'def factorial(n):\n    """Calculate factorial of a number."""\n    if n < 0:\n        raise ValueError("Factorial not defined for negative numbers")\n    return 1 if n < 2 else n * factorial(n - 1)'
const bareClass = 'class Example:\n    def __init__(self, value):\n        self.value = value'

type Row = [name: string, band: [low: number, high: number], sample: Sample]

const excellent: Row[] = [
  [
    'French, excellent',
    [0.9, 1],
    {
      user: 'Écris une fonction Python pour calculer la factorielle avec gestion des erreurs pour les nombres négatifs',
      response: factorial,
    },
  ],
  [
    'Spanish, excellent',
    [0.9, 1],
    {
      user: 'Escribe una función en Python para calcular el factorial con manejo de errores para números negativos',
      response: factorial,
    },
  ],
  [
    'Korean, excellent',
    [0.9, 1],
    { user: '음수에 대한 오류 처리를 포함하여 팩토리얼을 계산하는 Python 함수를 작성하세요', response: factorial },
  ],
  [
    'Japanese, excellent',
    [0.9, 1],
    { user: '負の数に対するエラー処理を含む、階乗を計算するPython関数を書いてください', response: factorial },
  ],
]

const partial: Row[] = [
  [
    'French, partial',
    [0.6, 0.8],
    {
      user: 'Liste les avantages de TypeScript sous forme de puces',
      response:
        'TypeScript offre un typage statique, une meilleure prise en charge par les IDE et une fiabilité accrue du code.',
    },
  ],
  [
    'Spanish, partial',
    [0.6, 0.8],
    {
      user: 'Enumera las ventajas de TypeScript en viñetas',
      response: 'TypeScript ofrece tipado estático, mejor soporte en el IDE y mayor fiabilidad del código.',
    },
  ],
  [
    'Korean, partial',
    [0.6, 0.8],
    {
      user: 'TypeScript의 장점을 글머리 기호로 나열하세요',
      response:
        'TypeScript는 정적 타이핑, 향상된 IDE 지원, 그리고 컴파일 시점 오류 검사를 통한 코드 신뢰성을 제공합니다.',
    },
  ],
  [
    'Japanese, partial',
    [0.6, 0.8],
    {
      user: 'TypeScriptの利点を箇条書きで挙げてください',
      response:
        'TypeScriptは静的型付け、優れたIDEサポート、そしてコンパイル時のエラーチェックによる信頼性を提供します。',
    },
  ],
]

const poor: Row[] = [
  ['French, poor', 'Écris une classe Python avec initialisation, validation, gestion des erreurs et documentation'],
  ['Spanish, poor', 'Escribe una clase de Python con inicialización, validación, manejo de errores y documentación'],
  ['Korean, poor', '초기화, 유효성 검사, 오류 처리, 문서화를 포함한 Python 클래스를 작성하세요'],
  ['Japanese, poor', '初期化、検証、エラー処理、ドキュメントを含むPythonクラスを書いてください'],
].map(([name = '', user = '']) => [name, [0, 0.3999], { user, response: bareClass }])

const modes: Row[] = [
  [
    'French, user mode',
    [0.8, 1],
    {
      user: 'Explique la récursivité avec un exemple',
      response:
        "La récursivité, c'est lorsqu'une fonction s'appelle elle-même. Par exemple : factorielle(5) = 5 * factorielle(4)",
    },
  ],
  [
    'Korean, user mode',
    [0.8, 1],
    {
      user: '예시를 들어 재귀를 설명해 주세요',
      response: '재귀는 함수가 자기 자신을 호출하는 것입니다. 예를 들어: factorial(5) = 5 * factorial(4)',
    },
  ],
  [
    'French, system mode',
    [0.8, 1],
    {
      mode: 'system',
      system: 'Tu es un assistant utile. Sois toujours poli, concis et fournis des exemples.',
      user: "Qu'est-ce que l'apprentissage automatique ?",
      response:
        "L'apprentissage automatique est une branche de l'IA où les ordinateurs apprennent à partir de données. Par exemple, les filtres anti-spam apprennent à repérer les courriels indésirables.",
    },
  ],
  [
    'Korean, system mode',
    [0.8, 1],
    {
      mode: 'system',
      system: '당신은 유용한 어시스턴트입니다. 항상 정중하고 간결하게 답하고 예시를 제공하세요.',
      user: '머신러닝이 무엇인가요?',
      response:
        '머신러닝은 컴퓨터가 데이터로부터 학습하는 AI의 한 분야입니다. 예를 들어, 스팸 필터는 이전에 표시된 스팸의 패턴을 분석하여 원치 않는 이메일을 식별합니다.',
    },
  ],
  [
    'Japanese, system mode',
    [0.8, 1],
    {
      mode: 'system',
      system: 'あなたは役に立つアシスタントです。常に丁寧に、簡潔に答え、例を示してください。',
      user: '機械学習とは何ですか？',
      response:
        '機械学習は、コンピュータがデータから学ぶAIの一分野です。例えば、迷惑メールフィルタは過去の迷惑メールのパターンを分析して学習します。',
    },
  ],
  [
    'Korean, both modes',
    [0.85, 1],
    {
      system: '프로그래밍 개념을 설명할 때는 항상 코드 예제를 제공하세요',
      user: '문자열을 뒤집는 방법을 설명하세요',
      response:
        '문자열을 뒤집으려면 거꾸로 순회하면 됩니다. Python 예제입니다:\n\n    def reverse_string(s):\n        return s[::-1]',
    },
  ],
  [
    'Japanese, both modes',
    [0.85, 1],
    {
      system: 'プログラミングの概念を説明するときは、必ずコード例を示してください',
      user: '文字列を反転する方法を説明してください',
      response:
        '文字列を反転するには、後ろから順に走査します。Pythonの例です。\n\n    def reverse_string(s):\n        return s[::-1]',
    },
  ],
]

describe('the documented examples in other languages keep their bands', () => {
  test.each([...excellent, ...partial, ...poor, ...modes])('%s', async (_, [low, high], sample) => {
    const { score } = await scoreWithEmbeddedJudge(sample)
    expect(score).toBeGreaterThanOrEqual(low)
    expect(score).toBeLessThanOrEqual(high)
  })
})
