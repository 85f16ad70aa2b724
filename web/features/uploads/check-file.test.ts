import { describe, expect, it } from 'vitest';
import { sizeProblem, typeOf } from './check-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file before it is sent', () => {
	it('may have exactly 5 MB and no byte more, and must not be empty', () => {
		expect(sizeProblem(5_242_880)).toBeNull();
		expect(sizeProblem(5_242_881)).toBe('TOO_LARGE');
		expect(sizeProblem(0)).toBe('FILE_EMPTY');
	});
	it('is identified by its bytes', () => {
		expect(typeOf(bytes('\xff\xd8\xff\xe0\x00\x10JFIF'))).toBe('image/jpeg');
		expect(typeOf(bytes('\x89PNG\r\n\x1a\n\x00\x00'))).toBe('image/png');
		expect(typeOf(bytes('RIFF\x24\x00\x00\x00WEBP'))).toBe('image/webp');
		expect(typeOf(bytes('%PDF-1.7\n'))).toBe('application/pdf');
	});
	it.each(['<svg xmlns=', '<!doctype ht', 'GIF89a', 'RIFF\x24\x00\x00\x00WAVE', '', '\xff\xd8'])(
		'is refused if it begins with %j',
		(head) => {
			expect(typeOf(bytes(head))).toBeNull();
		},
	);
});
