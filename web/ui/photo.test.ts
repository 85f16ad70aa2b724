import { expect, it } from 'vitest';
import { photoWidths } from '#contract/objects.ts';
import { PHOTO_WIDTHS } from './photo.tsx';

it('requests the widths in which photos are stored', () => {
	expect(PHOTO_WIDTHS).toEqual([...photoWidths]);
});
