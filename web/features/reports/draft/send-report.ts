/** Sends a report: each photo once, then the report. Progress is stored at once, so that an interrupted attempt continues. */
import type { ReportBody } from '#contract/report-shapes.ts';
import { type ReportDraft, withSent } from './draft.ts';

/** Server and local storage; passed in by tests. */
export type ReportBackend = {
	/** Returns the object path. */
	upload(photoId: string): Promise<string>;
	create(bookingId: string, body: ReportBody): Promise<void>;
	save(draft: ReportDraft): void;
};

type Failure = { fields?: Readonly<Record<string, string>> };

const UNKNOWN_PHOTO = /^photos\.(\d+)$/;
/** Uploads that have expired on the server are repeated, up to this number of rounds. */
const ROUNDS = 3;

/** `pin`: as parsed from the draft. Throws the server's refusal, or an error if there was no response. */
export async function sendReport(
	first: ReportDraft,
	pin: { latitude: number; longitude: number } | null,
	backend: ReportBackend,
): Promise<void> {
	let draft = first;
	const learn = (id: string, objectPath: string | null) => {
		draft = withSent(draft, id, objectPath);
		backend.save(draft);
	};
	for (let round = 1; ; round += 1) {
		for (const { id, objectPath } of draft.photos) if (objectPath === null) learn(id, await backend.upload(id));
		try {
			return await backend.create(draft.bookingId, bodyOf(draft, pin));
		} catch (error) {
			const expired = Object.keys((error as Failure).fields ?? {}).flatMap((field) => UNKNOWN_PHOTO.exec(field)?.[1] ?? []);
			if (expired.length === 0 || round >= ROUNDS) throw error;
			for (const index of expired) {
				const photo = draft.photos[Number(index)];
				if (photo) learn(photo.id, null);
			}
		}
	}
}

function bodyOf(draft: ReportDraft, pin: { latitude: number; longitude: number } | null): ReportBody {
	const text = draft.place.trim();
	return {
		clientId: draft.clientId,
		kind: draft.kind ?? 'OTHER',
		text: draft.text.trim(),
		photos: draft.photos.map(({ objectPath }) => objectPath ?? ''),
		place: pin ? { text, ...pin } : text ? { text } : null,
		policeReportNumber: draft.kind === 'ACCIDENT' && draft.policeReportNumber.trim() ? draft.policeReportNumber.trim() : null,
	};
}
