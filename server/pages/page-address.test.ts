import { expect, it } from 'vitest';
import { shorterSearch } from './page-address.ts';

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
