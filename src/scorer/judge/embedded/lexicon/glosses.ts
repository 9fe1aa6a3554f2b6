/**
 * Words of programming and everyday subjects that answers in code, or in English, spell otherwise than prompts in
 * French, Spanish, Japanese and Korean, and synonyms that code prefers. Each line is one meaning.
 * Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const glosses: readonly string[] = [
  String.raw`
factorial factorielle 階乗 팩토리얼 계승 fact
function func fonction funcion 関数 함수 def fn fun
class classe clase クラス 클래스
string str chaine cadena 文字列 문자열
reverse inverse inverser invertir reversed 反転 逆順 뒤집 거꾸로 역순
array list tableau liste lista arreglo 配列 리스트 배열 slice vec
recursion recursive recursivite recursividad 再帰 재귀
prime primality premier premiers primo primos 素数 소수
sort sorted trier tri ordenar 並 ソート 정렬 order
error erreur error err exception エラー 오류 에러 예외
number num nombre nombres numero numeros 数値 숫자 수
sum somme suma total 合計 합계 합
average mean moyenne promedio media avg 平均 평균
maximum max largest highest biggest maximo plus-grand 最大 최대 최댓값
minimum min smallest lowest minimo 最小 최소 최솟값
file fichier archivo ファイル 파일 path open
read lire leer 読込 읽
user utilisateur usuario ユーザー 사용자 users
password mot-de-passe contrasena パスワード 비밀번호 pwd
email courriel correo メール 이메일 mail
date fecha 日付 날짜
count counter compter contar カウント 세 개수 len length size
duplicate duplicates doublon doublons duplicados 重複 중복 unique distinct dedupe set
vowel vowels voyelle voyelles vocales 母音 모음 aeiou
palindrome palindromo 回文 팰린드롬 회문
fibonacci フィボナッチ 피보나치 fib
even pair pairs par pares 偶数 짝수
odd impair impares 奇数 홀수
multiply multiplication multiplier multiplicar 掛 곱 곱셈
subtract subtraction minus soustraire restar 引 빼 뺄셈
divide division diviser dividir 割 나누 나눗셈 quotient
add addition ajouter sumar 足 더하 덧셈
search recherche buscar 検索 검색 find lookup
binary binaire binario 二分 이진
tree arbre arbol 木 트리
stack pile pila スタック 스택
queue file cola キュー 큐
bank banque banco 銀行 은행 account
account compte cuenta 口座 계좌
deposit depot deposito 入金 입금
withdraw withdrawal retrait retiro 出金 출금
temperature celsius fahrenheit 温度 온도
calculator calculatrice calculadora 電卓 계산기 calc
product produit producto 商品 제품 상품
order commande pedido 注文 주문
customer client cliente 顧客 고객
login connexion connecter 로그인 ログイン signin
server serveur servidor サーバー 서버
database base-de-donnees base-de-datos データベース 데이터베이스 db
table tabla 表 테이블 표
query requete consulta クエリ 쿼리 select
salary salaire salario 給料 급여 연봉
employee employe empleado 従業員 社員 직원 employees
benefit advantage avantage ventaja beneficio 利点 メリット 장점 이점
machine maquina 機械 기계 머신
learning apprentissage aprendizaje 学習 학습 러닝
computer ordinateur ordenador 컴퓨터 コンピュータ
python パイソン 파이썬 py
javascript js 자바스크립트
typescript ts 타입스크립트
java 자바
validate validation valider validar 検証 유효성 검증
greatest common divisor gcd pgcd mcd 最大公約数 최대공약수
celsius centigrade celcius 섭씨
fahrenheit 화씨
word words mot mots palabra palabras 単語 단어
uppercase upper majuscule mayuscula 大文字 대문자
lowercase lower minuscule minuscula 小文字 소문자
url link lien enlace リンク 링크
json ジェイソン 제이슨
button bouton boton ボタン 버튼
form formulaire formulario フォーム 폼
random aleatoire aleatorio ランダム 난수 랜덤
matrix matrice matriz 行列 행렬
swap exchange echanger intercambiar 交換 교환
power exponent puissance potencia 累乗 거듭제곱 pow
square carre cuadrado 二乗 제곱
area aire superficie 面積 넓이 면적
circle cercle circulo 円 원
rectangle rectangulo 長方形 직사각형
leap bissextile bisiesto 閏年 윤년
year annee ano 年 년 연도
anagram anagramme anagrama アナグラム 애너그램
linked chainee enlazada 連結 연결
delete remove supprimer eliminar 削除 삭제
update mettre-a-jour actualizar 更新 업데이트
insert inserer insertar 挿入 삽입
backup sauvegarde respaldo バックアップ 백업
download telecharger descargar ダウンロード 다운로드
dog chien perro 犬 개 강아지
cat chat gato 猫 고양이
water eau agua 水 물
sun soleil sol 太陽 태양
moon lune luna 月 달
sea ocean mer mar 海 바다
love amour amor 愛 사랑
france フランス 프랑스 francia
paris パリ 파리
japan japon 日本 일본
tokyo 東京 도쿄
korea coree corea 韓国 한국
`,
].flatMap((lines) => lines.trim().split('\n'))
