import { expect, it } from 'vitest';
import { pageAddress, shorterSearch } from './page-address.ts';

it.each([
	['/car/kia-rio?utm_source=x&return=2031-03-13&pickup=2031-03-10', '/car/kia-rio?pickup=2031-03-10&return=2031-03-13'],
	['/car/kia-rio?delivery=Aqaba&extras=seat.1', '/car/kia-rio?delivery=Aqaba&extras=seat.1'],
	['/car/kia-rio?delivery=Aqaba&address=Saraya', null],
	['/car/kia-rio?delivery=Aqaba&pin=29.5%2C35', null],
	['/car/kia-rio?flight=RJ112&landing=2031-03-10T21%3A40', null],
	['/search?address=Saraya', '/search'],
	['/help?q=a&x=b', '/help?q=a'],
	['/terms?x=b', null],
])('the page %s is shared as %s', (address, key) => {
	expect(pageAddress(`https://mishwar.example${address}`)?.key ?? null).toBe(key);
});

it.each([
	['/search?city=&from=&to=', '/search'],
	['/search?city=Amman&from=&to=', '/search?city=Amman'],
	['/search?q=%D8%B9%D9%85%D9%91%D8%A7%D9%86&lang=', '/search?q=%D8%B9%D9%85%D9%91%D8%A7%D9%86'],
	['/search?city=Amman', null],
	['/search', null],
	['//elsewhere.example?city=', null],
	['/reset-password?token=', null],
])('%s becomes %s', (address, expected) => {
	expect(shorterSearch(`https://mishwar.example${address}`)).toBe(expected);
});
