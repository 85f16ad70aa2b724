import { describe, expect, it } from 'vitest';
import { linkParts } from './links.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

describe('addresses in messages', () => {
	it.each([
		['see https://maps.example.com/a?b=1.', 'https://maps.example.com/a?b=1'],
		['(https://example.com/Petra_(city))', 'https://example.com/Petra_(city)'],
		['اللقاء هنا https://example.com/a؟', 'https://example.com/a'],
		['HTTPS://Example.com/x', 'HTTPS://Example.com/x'],
	])('%s', (text, shown) => expect(linksOf(text).map(([first]) => first)).toEqual([shown]));

	it.each([
		'javascript:alert(1)',
		'data:text/html,<script>1</script>',
		'ftp://example.com',
		'https://bank.example@evil.example/',
		'https://',
		'www.example.com',
	])('leaves %s as text', (text) => expect(linksOf(text)).toEqual([]));

	it.each(['', 'a', 'https://a.example https://b.example,', 'x\nhttps://a.example\ny'])('preserves every character of %j', (text) =>
		expect(
			linkParts(text)
				.map((part) => part.text)
				.join(''),
		).toBe(text),
	);

	it('ends an address at a direction mark', () => {
		expect(linksOf('https://a.example/\u202egpj.exe')).toEqual([['https://a.example/', 'https://a.example/']]);
	});
});
