import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const parse = (text: string) => Papa.parse<string[]>(text.replace(/^\ufeff/, '')).data;

it('begins with the byte order mark by which Excel recognizes UTF-8, and can be parsed again', () => {
	const rows = [
		['رانيا حدّاد', 'سيارة "رقم ١"، بيضاء', '93.72'],
		['A, B', 'two\nlines', '0.00'],
	];
	const text = toCsv({ columns: ['الاسم', 'السيارة', 'المبلغ'], rows });
	expect(text.startsWith('\ufeff')).toBe(true);
	expect(parse(text)).toEqual([['الاسم', 'السيارة', 'المبلغ'], ...rows]);
});

it('neutralizes cells that a spreadsheet would calculate', () => {
	const evil = ['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];
	const [, ...lines] = parse(toCsv({ columns: ['x'], rows: evil.map((cell) => [cell]) }));
	expect(lines.map(([cell]) => cell?.[0])).toEqual(evil.map(() => "'"));
});
