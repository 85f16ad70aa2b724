import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { createMyFatoorah } from '#server/providers/gateway/myfatoorah.ts';
import { createPayTabs } from '#server/providers/gateway/paytabs.ts';
import { connectControl, type SimulatorControl } from './control/client.ts';
import { type Simulator, startSimulator } from './simulator.ts';

const apiKey = 'test-key';
const payTabs = { serverKey: 'k', profileId: '1' };
const RETURN = 'http://localhost:3000/payment/return';
const card = { number: '4508 7500 1574 1019', name: 'Rana <b>', expiry: '12/29', cvv: '123' };

let simulator: Simulator;
let control: SimulatorControl;

beforeAll(async () => {
	simulator = await startSimulator({ apiKey, webhookSecret: 's', payTabs, delays: { hangMs: 0 }, now: () => Date.UTC(2026, 10, 21) });
	control = connectControl({ url: simulator.url, apiKey });
});
afterAll(() => simulator.close());

let count = 0;
async function payPage(language: 'en' | 'ar' = 'en'): Promise<string> {
	count += 1;
	const gateway = createMyFatoorah({ baseUrl: simulator.url, apiKey, webhookSecret: 's' });
	const { redirectUrl } = await gateway.createCheckout({
		attemptId: `attempt-${count}`,
		amount: jod(213_500n),
		returnUrl: RETURN,
		callbackUrl: 'http://127.0.0.1:9/webhook',
		key: `key-${count}`,
		language,
	});
	return redirectUrl;
}

const get = (url: string, language?: string) =>
	fetch(url, { redirect: 'manual', ...(language && { headers: { 'accept-language': language } }) });
const post = (url: string, fields: Record<string, string> = {}) =>
	fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const at = (response: Response): string => response.headers.get('location') ?? '';

/** Pays up to the 3-D Secure page. */
async function submit(number: string): Promise<string> {
	const response = await post(await payPage(), { ...card, number });
	expect(response.status).toBe(303);
	return at(response);
}

describe('the card page', () => {
	test('uses the language of the link, otherwise that of the browser', async () => {
		const page = await payPage('ar');
		expect(await (await get(page, 'en')).text()).toContain('<html lang="ar" dir="rtl">');
		const bare = page.replace(/\?.*/, '');
		expect(await (await get(bare, 'fr, ar-JO;q=0.8, en;q=0.5')).text()).toContain('lang="ar"');
		expect(await (await get(bare, 'fr')).text()).toContain('<html lang="en" dir="ltr">');
	});

	test('shows the amount in the currency of its language, and says what it is', async () => {
		const page = await payPage();
		const english = await (await get(page)).text();
		expect(english).toContain('<bdi>213.50</bdi>&nbsp;JOD');
		expect(english).toContain('Payment gateway simulator');
		expect(await (await get(page.replace('lang=en', 'lang=ar'))).text()).toContain('<bdi>213.50</bdi>&nbsp;د.أ');
	});

	test('runs no script and may only send its form to itself and back to the merchant', async () => {
		const response = await get(await payPage());
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
		expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;");
		expect(await response.text()).not.toMatch(/<script|<style| style=|\son\w+=/);
	});

	test('a test card fills the form', async () => {
		const page = await (await get(`${await payPage()}&card=4000000000000119`)).text();
		expect(page).toContain('value="4000 0000 0000 0119"');
		expect(page).toContain('value="12/29"');
	});

	test('retains the input except the CVV, and names the errors', async () => {
		const response = await post(await payPage(), { ...card, number: '4508 7500 1574 1018', expiry: '13/29' });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toContain('<title>Error: Pay by card');
		expect(page).toContain('value="4508 7500 1574 1018"');
		expect(page).toContain('value="Rana &lt;b&gt;"');
		expect(page).toContain('Check the card number.');
		expect(page).toContain('Enter the expiry date as MM/YY');
		expect(page).not.toContain('value="123"');
		expect(page.match(/aria-invalid/g)).toHaveLength(2);
	});

	test('a cancel comes back with a cancelled payment', async () => {
		const response = await post((await payPage()).replace('?', '/cancel?'));
		expect(response.status).toBe(303);
		const [payment] = await control.payments();
		expect(at(response)).toBe(`${RETURN}?paymentId=${payment?.paymentId}`);
		expect(payment?.status).toBe('CANCELED');
	});

	test('an unknown link or address has an explaining page', async () => {
		for (const path of ['/pay/nothing', '/pay/nothing/cancel', '/', '/assets/none']) {
			expect((await get(simulator.url + path)).status).toBe(404);
		}
	});

	test('serves its style sheets and logo', async () => {
		for (const sheet of ['frame.css', 'payment.css']) {
			expect((await get(`${simulator.url}/assets/${sheet}`)).headers.get('content-type')).toContain('text/css');
		}
		expect((await get(`${simulator.url}/assets/mark.svg`)).status).toBe(200);
	});
});

describe('a declined card', () => {
	test('goes straight back to the merchant', async () => {
		const response = await post(await payPage(), { ...card, number: '4000 0000 0000 0002' });
		expect(at(response)).toMatch(/^http:\/\/localhost:3000\/payment\/return\?paymentId=0707\d+$/);
	});
});

describe('3-D Secure', () => {
	test('the right code pays, and the page then says so', async () => {
		const challenge = await submit(card.number);
		expect(await (await get(challenge)).text()).toContain('autocomplete="one-time-code"');
		const response = await post(challenge, { code: ' ١٢٣٤ ' });
		expect(at(response)).toBe(`${RETURN}?paymentId=${challenge.match(/3ds\/(\d+)/)?.[1]}`);
		const [payment] = await control.payments();
		expect(payment).toMatchObject({ status: 'SUCCESS', taken: '213.50', card: '450875xxxxxx1019' });

		expect(at(await get(challenge))).toBe(at(response));
		expect(at(await post(challenge, { code: '1234' }))).toBe(at(response));
		const cardPage = challenge.replace(/\/3ds.*/, '');
		expect(await (await get(cardPage)).text()).toContain('already paid');
		expect(await (await post(cardPage, card)).text()).toContain('already paid');
		expect(await (await post(`${cardPage}/cancel`)).text()).toContain('already paid');
		expect(at(await get(`${cardPage}/return`))).toBe(at(response));
	});

	test('a wrong code may be corrected twice, the third fails the payment', async () => {
		const challenge = await submit(card.number);
		expect((await post(challenge, {})).status).toBe(422);
		expect(await (await post(challenge, { code: '1' })).text()).toContain('2 attempts left');
		expect(await (await post(challenge, { code: '2' })).text()).toContain('1 attempt left');
		expect((await post(challenge, { code: '3' })).status).toBe(303);
		expect((await control.payments())[0]).toMatchObject({ status: 'FAILED', error: { code: 'MF001' } });
	});

	test('fails with any code for the card whose check fails', async () => {
		expect((await post(await submit('4000 0000 0000 3220'), { code: '1234' })).status).toBe(303);
		expect((await control.payments())[0]?.status).toBe('FAILED');
	});

	test('a cancel ends this payment', async () => {
		const challenge = await submit(card.number);
		expect((await post(challenge.replace('?', '/cancel?'))).status).toBe(303);
		expect((await control.payments())[0]).toMatchObject({ status: 'CANCELED', card: '450875xxxxxx1019' });
	});

	test('does not show the payment of another invoice', async () => {
		const challenge = await submit(card.number);
		const other = (await payPage()).replace(/\?.*/, '');
		expect((await get(`${other}/3ds/${challenge.match(/3ds\/(\d+)/)?.[1]}`)).status).toBe(404);
	});
});

describe('after the charge', () => {
	test('the answer may time out', async () => {
		const response = await post(await submit('4000 0000 0000 0119'), { code: '1234' });
		expect(response.status).toBe(504);
		expect((await control.payments())[0]?.status).toBe('SUCCESS');
	});

	test('the browser may get no redirect', async () => {
		const response = await post(await submit('4000 0000 0000 5126'), { code: '1234' });
		expect(response.status).toBe(200);
		expect(await response.text()).toContain('You can close this window');
		expect((await control.payments())[0]?.status).toBe('SUCCESS');
	});
});

describe('a page of PayTabs', () => {
	async function paidPage(number = card.number): Promise<{ after: Response; verify(body: string): object | null | undefined }> {
		count += 1;
		const gateway = createPayTabs({ baseUrl: simulator.url, ...payTabs });
		const { redirectUrl } = await gateway.createCheckout({
			attemptId: `attempt-${count}`,
			amount: jod(213_500n),
			returnUrl: 'http://localhost:3000/api/payments/return/paytabs',
			callbackUrl: 'http://127.0.0.1:9/webhook',
			key: `key-${count}`,
			language: 'ar',
		});
		const challenge = await post(redirectUrl, { ...card, number });
		const after = challenge.status === 303 ? await post(at(challenge), { code: '1234' }) : challenge;
		return { after, verify: (body) => gateway.verifyReturn?.(body) };
	}

	test.each([card.number, '4000 0000 0000 0002'])('goes back by a signed form that only its own script posts (%s)', async (number) => {
		const { after, verify } = await paidPage(number);
		expect(after.status).toBe(200);
		const text = await after.text();
		expect(text).toContain('<form id="way-back" method="post" action="http://localhost:3000/api/payments/return/paytabs">');
		expect(text).toContain('العودة إلى الموقع');
		const fields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
			name,
			value,
		]);
		expect(verify(String(new URLSearchParams(fields)))).toMatchObject({ gatewayPaymentId: expect.stringMatching(/^TST\d+$/) });
		const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1];
		const policy = after.headers.get('content-security-policy');
		expect(policy).toContain(`script-src 'nonce-${nonce}'`);
		expect(policy).toContain("form-action 'self' http://localhost:3000");
	});
});
