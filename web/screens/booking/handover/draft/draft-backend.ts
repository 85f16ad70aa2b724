/** Server calls used for sending a draft. */
import { recordCheckIn, recordCheckOut } from '#contract/handover.ts';
import { finishUpload, startUpload } from '#contract/objects.ts';
import { call } from '#web/browser/api.ts';
import { ApiError, answerOf } from '#web/browser/fetching.ts';
import type { Draft } from './draft.ts';
import { odometerOf } from './readings.ts';
import type { DraftBackend } from './send-draft.ts';

type LocalStore = { photo(id: string): Promise<Blob | undefined>; note(draft: Draft): void };

export const createDraftBackend = ({ photo, note }: LocalStore): DraftBackend => ({
	startUpload: async () => (await call(startUpload)).uploadURL,
	putPhoto: async (uploadURL, photoId) => {
		const body = await photo(photoId);
		if (!body) throw new ApiError(400, 'FILE_EMPTY', '');
		await answerOf(() => fetch(uploadURL, { method: 'PUT', body }));
	},
	finishUpload: async (uploadURL) => (await call(finishUpload, { body: { uploadURL } })).objectPath,
	record: async (draft) => {
		const params = { id: draft.bookingId };
		const body = {
			clientId: draft.clientId,
			odometerKm: odometerOf(draft.odometer) ?? 0,
			fuelEighths: draft.fuelEighths ?? 0,
			notes: draft.notes,
			damageMarks: [...draft.damageMarks],
			photos: draft.photos.map(({ objectPath, shot }) => ({ objectPath: objectPath ?? '', shot })),
			secondsAgo: Math.max(0, Math.floor((Date.now() - (draft.finishedAt ?? Date.now())) / 1000)),
		};
		if (draft.phase === 'CHECK_IN') await call(recordCheckIn, { params, body: draft.code ? { ...body, code: draft.code } : body });
		else await call(recordCheckOut, { params, body });
	},
	note,
});
