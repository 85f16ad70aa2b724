import { expect, it } from 'vitest';
import type { PhotoUpload } from '#web/features/uploads/use-photo-uploads.ts';
import { moved, toDraftPhotos } from './use-photos.ts';

const [a, b, c] = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

it.each([
	['a', 'c', [b, c, a]],
	['c', 'a', [c, a, b]],
	['b', 'b', [a, b, c]],
	['none', 'a', [a, b, c]],
	['a', 'none', [a, b, c]],
])('moves %s to the position of %s', (key, over, expected) => {
	expect(moved([a, b, c], key, over)).toEqual(expected);
});

it('retains stored photos in their order', () => {
	const items: PhotoUpload[] = [
		{ key: '1', step: 'ready', path: '/objects/uploads/1', preview: 'blob:1' },
		{ key: '4', step: 'ready', path: '/objects/uploads/4', preview: 'blob:4', shot: 'REAR' },
		{ key: '2', step: 'sending', file: new File([], 'x.jpg'), share: 0.5, preview: 'blob:2' },
		{ key: '3', step: 'taken', id: '3', preview: '/objects/photos/3?w=400' },
	];
	expect(toDraftPhotos(items)).toEqual([
		{ path: '/objects/uploads/1' },
		{ path: '/objects/uploads/4', shot: 'REAR' },
		{ id: '3', url: '/objects/photos/3' },
	]);
});
