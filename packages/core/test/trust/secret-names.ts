/** Names and titles of fields that ask for a secret, as forms in the wild have them. */
export const SECRET_NAMES: readonly string[] = `
private_key_pem
PIN de la tarjeta
auth cookie
unlock code
secret answer
Geheimzahl
router passphrase
retypePassword
Wi-Fi password
Slack bot token
vault_token
keystore password
12-word recovery phrase
Код из СМС
Пароль от почты
wifi pass
PIN do cartão
password
Password
PASSWORD
userPassword
user_password
user-password
new_password
newPassword2
currentPassword
old password
Confirm password
confirm_password
passwordConfirmation
password_again
Repeat password
Enter your password
Your password
Account password
Password for the mail server
DB_PASSWORD
dbPassword
databasePassword
postgresPassword
smtp_pass
db_pass
redis_pwd
pwd
passwd
pass
root password
adminPassword
MasterPassword
master password
sudo password
WiFi password
wifiPassword
keystorePassword
app password
application password
appSpecificPassword
encryption password
passphrase
ssh_passphrase
keyPassphrase
pass phrase
passcode
device passcode
pin
PIN
PIN code
pinCode
pin_code
Enter your PIN
card PIN
sim pin
bank pin
new PIN
token
Token
access_token
accessToken
ACCESS_TOKEN
personal access token
Personal Access Token (classic)
GITHUB_TOKEN
githubToken
gh_token
gitlab_token
github pat
slackToken
slack_bot_token
bot token
botToken
telegram bot token
discordToken
NPM_TOKEN
auth_token
authToken
authenticationToken
bearer_token
bearerToken
refresh_token
refreshToken
id_token
session_token
sessionToken
AWS_SESSION_TOKEN
api_token
apiToken
apitoken
API token
oauthToken
jwt
JWT token
csrf token value
vault token
deploy token
webhook token
secret
Secret
client_secret
clientSecret
CLIENT_SECRET
OAuth client secret
appSecret
app_secret
consumer_secret
webhook_secret
webhookSecret
signing secret
shared_secret
sharedSecret
jwtSecret
totp_secret
AWS_SECRET_ACCESS_KEY
secretAccessKey
secret_key
secretKey
SECRET_KEY_BASE64
Stripe secret key
private_key
privateKey
PRIVATE_KEY
private key (PEM)
SSH private key
rsa_private_key
wallet private key
api_key
apiKey
apikey
APIKey
API_KEY
X-API-Key
x_api_key
API key
Your API key
Enter API key
OpenAI API key
openai_api_key
OPENAI_KEY
anthropicApiKey
stripe_api_key
geminiKey
googleMapsApiKey
access key
accessKey
access_key
storageAccountKey
account_key
encryption_key
encryptionKey
decryption key
signing_key
master key
subscription key
subscriptionKey
service account key
preSharedKey
psk
hmac_key
wireguard key
unseal key
recovery key
backup key
credentials
dbCredentials
bearer
authorization header
connection string
session cookie
credit_card
creditCard
creditCardNumber
credit_card_number
Credit card number
cardNumber
card_number
card number
Card no.
cc_number
ccNumber
debit card number
Payment card number
visa card
cvv
CVV
cvv2
cvc
cvcCode
cvv_code
card security code
security code
csc
otp
OTP
otpCode
otp_code
totp
totpCode
one-time code
oneTimeCode
one time password
one_time_pin
2FA code
2fa_code
twoFactorCode
two-factor code
mfa_code
MFA code
verification code
verificationCode
verification_code
Verification code (sent by SMS)
SMS code
sms_code
auth code
authCode
authenticator code
authentication code
authorization_code
login code
sign-in code
access code
backup code
recovery codes
recovery_code
Code from your authenticator app
The code we sent to your phone
seed phrase
seedPhrase
seed_phrase
recovery phrase
recoveryPhrase
Secret Recovery Phrase
mnemonic
mnemonic phrase
wallet seed
backup phrase
secret word
12 recovery words
security answer
密码
请输入密码
登录密码
确认密码
新密码
支付密码
密碼
口令
访问令牌
令牌
API 密钥
API密钥
密钥
私钥
私鑰
助记词
验证码
短信验证码
驗證碼
动态密码
银行卡号
信用卡号
卡号
安全码
恢复短语
パスワード
新しいパスワード
パスワード（確認）
パスワードを入力してください
ワンタイムパスワード
暗証番号
アクセストークン
トークン
APIキー
シークレットキー
クライアントシークレット
秘密鍵
認証コード
確認コード
セキュリティコード
クレジットカード番号
カード番号
リカバリーフレーズ
シードフレーズ
パスフレーズ
비밀번호
비밀번호 확인
새 비밀번호
암호
패스워드
인증번호
인증 코드
액세스 토큰
토큰
API 키
비밀 키
개인 키
카드 번호
카드번호
보안 코드
복구 구문
시드 구문
Passwort
Neues Passwort
Passwort wiederholen
Passwort bestätigen
Passwort für den Server
Kennwort
Datenbankpasswort
Benutzerkennwort
WLAN-Passwort
PIN eingeben
API-Schlüssel
Geheimer Schlüssel
Privater Schlüssel
Zugriffstoken
Zugangscode
Sicherheitscode
Bestätigungscode
Einmalcode
TAN
Kreditkartennummer
Kartennummer
Wiederherstellungsphrase
Client-Geheimnis
mot de passe
Mot de passe
Votre mot de passe
Nouveau mot de passe
Confirmer le mot de passe
Mot de passe de la base
Clé API
Clé d'API
Clé secrète
Clé privée
Jeton d'accès
Code secret
Code de vérification
Code à usage unique
Numéro de carte bancaire
Numéro de carte
Cryptogramme
Phrase de récupération
Phrase secrète
contraseña
Contraseña
Nueva contraseña
Confirmar contraseña
Introduzca su contraseña
Clave de API
Clave API
Clave secreta
Clave privada
Token de acceso
Código de verificación
Código de seguridad
Número de tarjeta
Número de tarjeta de crédito
Frase semilla
Frase de recuperación
senha
Senha
Nova senha
Confirmar senha
Digite sua senha
Chave de API
Chave secreta
Chave privada
Token de acesso
Código de verificação
Código de segurança
Número do cartão
Frase de recuperação
пароль
Пароль
Введите пароль
Новый пароль
Повторите пароль
Пароль от базы
ПИН-код
Ключ API
API-ключ
Секретный ключ
Закрытый ключ
Приватный ключ
Токен доступа
Код подтверждения
Код из SMS
Номер карты
Одноразовый код
Сид-фраза
Секретная фраза
كلمة المرور
كلمة السر
أدخل كلمة المرور
تأكيد كلمة المرور
الرقم السري
رمز التحقق
رمز الوصول
مفتاح API
المفتاح السري
المفتاح الخاص
رقم البطاقة
عبارة الاسترداد
`
  .trim()
  .split('\n');

/** Names and titles that only look like it, and ordinary ones. */
export const HARMLESS_NAMES: readonly string[] = `
pass/fail
boarding pass
Season pass
ski pass
Mountain pass
Pass | fail
cookie policy
postcard
Verification method
Signing location
Secret Santa budget
palavra-chave
mots-clés
關鍵字
unlock date
season pass holder
token count
tokenCount
token_count
max_tokens
maxTokens
Max tokens
tokens
Number of tokens
min tokens
total_tokens
prompt tokens
tokenLimit
Token limit
token budget
tokensPerMinute
token type
tokenType
token_type
token name
tokenName
token symbol
token url
tokenUrl
token_endpoint
Token expiry
tokenExpiration
token lifetime
next_page_token
nextPageToken
pageToken
page_token
continuationToken
continuation_token
stop_token
eos token
pad token
design token
designTokens
special token
mask token
nft token
Governance token
start token
tokenizer
tokenization
keyboard
keyboardLayout
Keyboard layout
key
Key
keys
keyName
key name
key_id
keyId
Key ID
key type
key length
key size
keyPath
key_path
key file
Path to key file
sort key
sortKey
sort_key
primary key
primaryKey
primary_key
foreign key
partition key
partitionKey
index key
cache key
cacheKey
object key
S3 object key
public key
publicKey
public_key
SSH public key
pgp public key
hotkey
shortcut key
modifier key
issue key
issueKey
project key
projectKey
Jira project key
translation key
i18n_key
map key
json key
dictionary key
musical key
keyframe
keynote
keyword
keywords
key points
key results
Key contact
monkey
turkey
donkey
passwordPolicy
password policy
Password policy
password length
passwordLength
Minimum password length
password strength
password hint
passwordHint
password expiry
password expiration days
passwordRotationDays
password reset url
password reset email
password manager
Password manager
passwordless
passwordless login
password age
password history size
password rules
password generator
secret santa
Secret Santa
secretSanta
secret name
secretName
secret_name
Kubernetes secret name
secret type
secret manager
secret rotation
secretary
Secretary
top secret
trade secret
secret level
secret garden
secret ingredient count
pinned
isPinned
pin to dashboard
pin message
pinboard
Pinterest board
gpio pin
gpio_pin
gpioPin
data pin
led pin
map pin
drop pin
reset pin
pinch
spin
shipping
opinion
pineapple
pint
passenger
passengers
passenger name
passport
passport expiry
Passport country
pass rate
passRate
boarding pass type
bypass
compass
passive
passage
overpass
code
Code
code review
code language
codeOwner
country code
countryCode
zip code
zipCode
postal code
postcode
area code
promo code
discount code
coupon code
error code
errorCode
status code
statusCode
exit code
currency code
language code
product code
SKU code
color code
source code
qr code
barcode
dress code
airport code
IATA code
tax code
booking code
branch code
card
card type
cardType
card title
card layout
card brand
Cardholder name
cardholder
business card
Library card number
loyalty card number
member card number
gift card amount
Trello card
SIM card type
graphics card
discard
Cardiff
scorecard
card count
report card
authenticate
auth
authMethod
auth method
auth type
auth provider
auth url
auth mode
authentication method
author
author name
authority
credential type
credentialId
credential name
access level
accessLevel
access
accessibility
API
API version
apiVersion
api url
apiUrl
API base URL
API endpoint
api key name
api_key_id
API key ID
apiName
client id
client_id
clientId
tenant id
session name
session length
session timeout
session id
sessionTitle
cookie consent
cookie name
recovery email
recovery email address
recovery point
recovery time
recovery plan
backup schedule
backup location
seed
random seed
randomSeed
seed value
seed count
seed data
seedling
phrase
search phrase
catch phrase
keyphrase
verification method
verification status
verification email
verification date
security group
securityGroup
security level
security contact
security question
security
encryption
encryption algorithm
encryption key id
encryption_key_name
signing algorithm
signature
signature image
hash
hash algorithm
salt
nonce
certificate name
username
user name
userName
login
Login
email
E-mail address
phone
phone number
account name
account number length
account id
name
first name
last name
address
street
city
state
country
age
date of birth
quantity
amount
price
currency
title
description
comment
notes
message
subject
priority
status
category
color
size
weight
url
website
repository
branch
commit message
project
region
environment
database
database name
db_name
table
host
port
timezone
language
format
file name
path
folder
server
bucket
bucket name
model
temperature
top_p
The name shown next to your password
Not your password
Nickname (never your real password)
密码策略
密码长度
密码强度
密码提示
最小密码长度
令牌数量
最大令牌数
令牌类型
公钥
密钥名称
密钥长度
主键
排序键
键盘
关键词
关键字
邮政编码
国家代码
用户名
姓名
项目密级
パスワードポリシー
パスワードの長さ
パスワードのヒント
トークン数
最大トークン数
トークンの種類
公開鍵
キーワード
キーボード
主キー
郵便番号
国コード
ユーザー名
カードの種類
비밀번호 정책
비밀번호 길이
토큰 수
최대 토큰 수
토큰 유형
공개 키
키워드
키보드
기본 키
우편번호
사용자 이름
카드 종류
Passwortrichtlinie
Passwortlänge
Passwort-Hinweis
Länge des Passworts
Tokenanzahl
Anzahl der Tokens
Tokentyp
Öffentlicher Schlüssel
Primärschlüssel
Schlüsselwörter
Tastatur
Postleitzahl
Ländercode
Kartentyp
Benutzername
Spontan
Geheimnisvoll
Kapitän
longueur du mot de passe
politique de mot de passe
Indice du mot de passe
Nombre de jetons
Clé publique
Clé primaire
Clé de tri
Mot clé
Mots-clés
Code postal
Code pays
Type de carte
Nom d'utilisateur
Clavier
longitud de la contraseña
política de contraseñas
Número de tokens
Clave pública
Clave primaria
Palabra clave
Palabras clave
Código postal
Código de país
Tipo de tarjeta
Nombre de usuario
Teclado
política de senha
comprimento da senha
Número de tokens de saída
Chave pública
Chave primária
Palavra-chave
Código postal do cliente
Código do país
Tipo de cartão
Nome de usuário
длина пароля
политика паролей
подсказка к паролю
количество токенов
открытый ключ
первичный ключ
ключевые слова
клавиатура
почтовый индекс
код страны
тип карты
имя пользователя
طول كلمة المرور
سياسة كلمة المرور
عدد الرموز
المفتاح العام
المفتاح الأساسي
الكلمات المفتاحية
لوحة المفاتيح
الرمز البريدي
رمز البلد
نوع البطاقة
اسم المستخدم
`
  .trim()
  .split('\n');
