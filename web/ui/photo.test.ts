import { expect, it } from 'vitest';
import { photoWidths } from '#contract/objects.ts';
import { PHOTO_WIDTHS } from './photo.tsx';

it('asks for the widths at which photos are kept', () => {
	expect(PHOTO_WIDTHS).toEqual([...photoWidths]);
});
