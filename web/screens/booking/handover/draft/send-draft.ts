/** Sends a draft: each photo once, then the record. What is there is noted at once, so that a try that breaks off is gone on with, not begun anew. */
import { type Draft, type DraftPhoto, inOrder, withSent } from './draft.ts';

/** The server and the memory of this phone; given by tests. */
export type Outside = {
	startUpload(): Promise<string>;
	putPhoto(uploadURL: string, photoId: string): Promise<void>;
	/** What the photo is called from then on. */
	finishUpload(uploadURL: string): Promise<string>;
	record(draft: Draft): Promise<void>;
	note(draft: Draft): void;
};

type Failure = { status?: number; code?: string; fields?: Readonly<Record<string, string>> };

const UNKNOWN_PHOTO = /^photos\.(\d+)\.objectPath$/;
/** Uploads that the server has forgotten are sent again, but not for ever. */
const ROUNDS = 3;

/** Throws what the server refused, or that no answer came. */
export async function sendDraft(first: Draft, outside: Outside): Promise<void> {
	let draft: Draft = { ...first, photos: inOrder(first.photos) };
	const learn = (next: Draft) => {
		draft = next;
		outside.note(next);
	};
	for (let round = 1; ; round += 1) {
		for (const { id } of draft.photos)
			await sendPhoto(
				() => photoOf(draft, id),
				outside,
				(sent) => learn(withSent(draft, id, sent)),
			);
		try {
			return await outside.record(draft);
		} catch (error) {
			const forgotten = forgottenPhotos(error as Failure, draft);
			if (forgotten.length === 0 || round === ROUNDS) throw error;
			for (const { id } of forgotten) learn(withSent(draft, id, { uploadURL: null, objectPath: null }));
		}
	}
}

const photoOf = (draft: Draft, id: string): DraftPhoto => {
	const photo = draft.photos.find((each) => each.id === id);
	if (!photo) throw new Error(`photo ${id} is not in the draft`);
	return photo;
};

async function sendPhoto(
	photo: () => DraftPhoto,
	outside: Outside,
	learn: (sent: Partial<Pick<DraftPhoto, 'uploadURL' | 'objectPath'>>) => void,
): Promise<void> {
	if (photo().objectPath !== null) return;
	const isResumed = photo().uploadURL !== null;
	if (!isResumed) learn({ uploadURL: await outside.startUpload() });
	const { id, uploadURL } = photo();
	try {
		await outside.putPhoto(uploadURL ?? '', id);
		learn({ objectPath: await outside.finishUpload(uploadURL ?? '') });
	} catch (error) {
		// An address from before the connection broke may be too old by now, or used up.
		const { status = 0 } = error as Failure;
		if (!isResumed || status === 0 || status >= 500) throw error;
		learn({ uploadURL: null });
		await sendPhoto(photo, outside, learn);
	}
}

function forgottenPhotos({ fields = {} }: Failure, draft: Draft): DraftPhoto[] {
	return Object.keys(fields).flatMap((field) => draft.photos[Number(UNKNOWN_PHOTO.exec(field)?.[1] ?? Number.NaN)] ?? []);
}

const PASSING = new Set([0, 401, 408, 425, 429]);

/** Whether a failure may pass by itself: no answer, a busy server or one that fails, a session that has to be opened again. */
export const mayPass = (status: number | undefined): boolean => status !== undefined && (PASSING.has(status) || status >= 500);

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** 1, 2, 4 … seconds, half a minute at most. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
