import { describe, expect, it } from 'vitest';
import { guidedShots } from '#contract/handover.ts';
import { ApiError } from '#web/browser/fetching.ts';
import { isTemporaryFailure, pauseAfter } from '#web/features/drafts/draft-store.ts';
import { type Draft, newDraft, withPhoto } from './draft.ts';
import { type DraftBackend, sendDraft } from './send-draft.ts';

/** A draft with eight photos in reverse order. */
function aDraft(): Draft {
	const empty = newDraft('person', 'booking', 'CHECK_OUT', 'photos');
	return guidedShots.toReversed().reduce((draft, shot) => withPhoto(draft, `photo-${shot}`, shot), empty);
}

/** A server that loses the connection at the given calls and records what it received. */
function aServer(failAt: readonly number[] = [], failure: () => Error = () => new ApiError(0, 'NO_ANSWER', '')) {
	let calls = 0;
	let addresses = 0;
	const seen = { puts: new Map<string, number>(), records: [] as Draft[], saved: aDraft() };
	const step = () => {
		calls += 1;
		if (failAt.includes(calls)) throw failure();
	};
	const backend: DraftBackend = {
		startUpload: async () => {
			step();
			addresses += 1;
			return `address-${addresses}`;
		},
		putPhoto: async (_, id) => {
			step();
			seen.puts.set(id, (seen.puts.get(id) ?? 0) + 1);
		},
		finishUpload: async (uploadURL) => {
			step();
			return `/objects/${uploadURL}`;
		},
		record: async (draft) => {
			step();
			seen.records.push(draft);
		},
		note: (draft) => {
			seen.saved = draft;
		},
	};
	return { backend, seen };
}

describe('sending a draft', () => {
	it('sends each photo once, in the order of the walk, and then the record', async () => {
		const { backend, seen } = aServer();
		await sendDraft(aDraft(), backend);
		expect(seen.records).toHaveLength(1);
		expect(seen.records[0]?.photos.map(({ shot }) => shot)).toEqual([...guidedShots]);
		expect(seen.records[0]?.photos.every(({ objectPath }) => objectPath?.startsWith('/objects/'))).toBe(true);
		expect([...seen.puts.values()]).toEqual(Array(8).fill(1));
	});

	// 25 calls: address, bytes and check for each photo, and the record.
	it.each(Array.from({ length: 25 }, (_, index) => index + 1))(
		'continues after the connection was lost at call %i, without sending a photo again',
		async (at) => {
			const { backend, seen } = aServer([at]);
			await expect(sendDraft(aDraft(), backend)).rejects.toMatchObject({ status: 0 });
			await sendDraft(seen.saved, backend);
			expect(seen.records).toHaveLength(1);
			// Only bytes without a confirmed check are sent again, to the same address.
			const again = [...seen.puts.values()].filter((times) => times > 1);
			expect(again.length).toBeLessThanOrEqual(at % 3 === 0 ? 1 : 0);
		},
	);

	it('requests a new upload address if the old one has expired', async () => {
		const { backend, seen } = aServer([2]);
		await expect(sendDraft(aDraft(), backend)).rejects.toThrow();
		let expired = true;
		const put = backend.putPhoto;
		backend.putPhoto = async (uploadURL, id) => {
			if (expired) {
				expired = false;
				throw new ApiError(403, 'UPLOAD_EXPIRED', '');
			}
			return put(uploadURL, id);
		};
		await sendDraft(seen.saved, backend);
		expect(seen.records).toHaveLength(1);
	});

	it('sends only those photos again that the server has deleted', async () => {
		const { backend, seen } = aServer();
		let forgot = false;
		const record = backend.record;
		backend.record = async (draft) => {
			if (forgot) return record(draft);
			forgot = true;
			throw new ApiError(400, 'INVALID_INPUT', '', { fields: { 'photos.2.objectPath': 'gone' } });
		};
		await sendDraft(aDraft(), backend);
		expect([...seen.puts.entries()].filter(([, times]) => times === 2)).toEqual([['photo-REAR', 2]]);
		expect(seen.records).toHaveLength(1);
	});

	it('stops if the first upload is refused', async () => {
		const { backend, seen } = aServer([2], () => new ApiError(413, 'TOO_LARGE', ''));
		await expect(sendDraft(aDraft(), backend)).rejects.toMatchObject({ code: 'TOO_LARGE' });
		expect(seen.puts.size).toBe(0);
	});
});

it('distinguishes temporary failures', () => {
	expect([0, 401, 408, 429, 500, 503].every(isTemporaryFailure)).toBe(true);
	expect([undefined, 400, 403, 404, 409, 413].some(isTemporaryFailure)).toBe(false);
});

it('increases the pauses up to half a minute', () => {
	expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
