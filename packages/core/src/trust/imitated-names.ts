/**
 * Names that are imitated most: of mail, money, shops, networks and of what developers sign in to. Only for telling that
 * `rnicrosoft` is not `microsoft`; a name that is not here is not thought less of. None has another honest name that
 * looks the same.
 */
export const IMITATED_NAMES: readonly string[] = (
  'google gmail youtube microsoft outlook onedrive sharepoint windows apple icloud amazon facebook instagram ' +
  'whatsapp messenger linkedin twitter telegram discord tiktok snapchat reddit netflix spotify roblox yahoo ' +
  'paypal stripe revolut coinbase binance metamask blockchain ledger mastercard americanexpress wellsfargo ' +
  'bankofamerica citibank barclays santander sparkasse walmart ebay aliexpress alibaba taobao booking airbnb ' +
  'github gitlab bitbucket atlassian dropbox docusign adobe salesforce shopify wordpress cloudflare digitalocean ' +
  'heroku vercel netlify docker figma canva hubspot zendesk mailchimp notion anthropic claude openai chatgpt ' +
  'huggingface telekom vodafone wechat weibo baidu tencent yandex naver rakuten mercadolibre'
).split(' ');
