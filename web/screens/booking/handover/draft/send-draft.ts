/** Sends a draft: each photo once, then the record. Progress is stored at once, so that an interrupted attempt continues. */
import { type Draft, type DraftPhoto, inOrder, withSent } from './draft.ts';

/** Server and local storage; passed in by tests. */
export type DraftBackend = {
	startUpload(): Promise<string>;
	putPhoto(uploadURL: string, photoId: string): Promise<void>;
	/** Returns the object path. */
	finishUpload(uploadURL: string): Promise<string>;
	record(draft: Draft): Promise<void>;
	note(draft: Draft): void;
};

type Failure = { status?: number; code?: string; fields?: Readonly<Record<string, string>> };

const UNKNOWN_PHOTO = /^photos\.(\d+)\.objectPath$/;
/** Uploads that have expired on the server are repeated, up to this number of rounds. */
const ROUNDS = 3;

/** Throws the server's refusal, or an error if there was no response. */
export async function sendDraft(first: Draft, backend: DraftBackend): Promise<void> {
	let draft: Draft = { ...first, photos: inOrder(first.photos) };
	const update = (next: Draft) => {
		draft = next;
		backend.note(next);
	};
	for (let round = 1; ; round += 1) {
		for (const { id } of draft.photos)
			await sendPhoto(
				() => photoOf(draft, id),
				backend,
				(sent) => update(withSent(draft, id, sent)),
			);
		try {
			return await backend.record(draft);
		} catch (error) {
			const expired = expiredPhotos(error as Failure, draft);
			if (expired.length === 0 || round === ROUNDS) throw error;
			for (const { id } of expired) update(withSent(draft, id, { uploadURL: null, objectPath: null }));
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
	backend: DraftBackend,
	update: (sent: Partial<Pick<DraftPhoto, 'uploadURL' | 'objectPath'>>) => void,
): Promise<void> {
	if (photo().objectPath !== null) return;
	const isResumed = photo().uploadURL !== null;
	if (!isResumed) update({ uploadURL: await backend.startUpload() });
	const { id, uploadURL } = photo();
	try {
		await backend.putPhoto(uploadURL ?? '', id);
		update({ objectPath: await backend.finishUpload(uploadURL ?? '') });
	} catch (error) {
		// An upload address from before the interruption may have expired or been used.
		const { status = 0 } = error as Failure;
		if (!isResumed || status === 0 || status >= 500) throw error;
		update({ uploadURL: null });
		await sendPhoto(photo, backend, update);
	}
}

function expiredPhotos({ fields = {} }: Failure, draft: Draft): DraftPhoto[] {
	return Object.keys(fields).flatMap((field) => draft.photos[Number(UNKNOWN_PHOTO.exec(field)?.[1] ?? Number.NaN)] ?? []);
}
