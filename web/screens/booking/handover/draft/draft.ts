/** A record in progress: everything entered so far, and what of it has been sent. Pure. */
import type { DamageMark } from '#contract/damage-marks.ts';
import { guidedShots, type HandoverPhase, type HandoverShot, MAX_HANDOVER_PHOTOS } from '#contract/handover.ts';

export type DraftPhoto = {
	id: string;
	shot: HandoverShot;
	/** Upload address, once assigned; object path, once uploaded. */
	uploadURL: string | null;
	objectPath: string | null;
};
export type Step = 'code' | 'photos' | 'readings' | 'notes' | 'review';
export type Problem = { status: number; code: string; message: string };

export type Draft = {
	/** Identifies person, booking and phase. */
	key: string;
	/** The server creates one record for it, however often it is sent. */
	clientId: string;
	bookingId: string;
	phase: HandoverPhase;
	step: Step;
	code: string;
	odometer: string;
	fuelEighths: number | null;
	notes: string;
	damageMarks: readonly DamageMark[];
	photos: readonly DraftPhoto[];
	/** When Send was pressed, in milliseconds; null before. */
	finishedAt: number | null;
	/** Why the server refused it. */
	problem: Problem | null;
};

export const draftKey = (userId: string, bookingId: string, phase: HandoverPhase): string => `${userId}/${bookingId}/${phase}`;

export function newDraft(userId: string, bookingId: string, phase: HandoverPhase, first: Step): Draft {
	return {
		key: draftKey(userId, bookingId, phase),
		clientId: crypto.randomUUID(),
		bookingId,
		phase,
		step: first,
		code: '',
		odometer: '',
		fuelEighths: null,
		notes: '',
		damageMarks: [],
		photos: [],
		finishedAt: null,
		problem: null,
	};
}

/** The first required shot without a photo, in the order of the walk; OTHER if all exist. */
export function nextShot(photos: readonly Pick<DraftPhoto, 'shot'>[]): HandoverShot {
	return guidedShots.find((shot) => !photos.some((photo) => photo.shot === shot)) ?? 'OTHER';
}

/** Adds a photo; for a required shot it replaces the previous one. Unchanged if the limit is reached. */
export function withPhoto(draft: Draft, id: string, shot: HandoverShot): Draft {
	const others = shot === 'OTHER' ? draft.photos : draft.photos.filter((photo) => photo.shot !== shot);
	if (others.length >= MAX_HANDOVER_PHOTOS) return draft;
	return { ...draft, photos: [...others, { id, shot, uploadURL: null, objectPath: null }] };
}

export const withoutPhoto = (draft: Draft, id: string): Draft => ({ ...draft, photos: draft.photos.filter((photo) => photo.id !== id) });

/** Updates the upload state of a photo. */
export function withSent(draft: Draft, id: string, sent: Partial<Pick<DraftPhoto, 'uploadURL' | 'objectPath'>>): Draft {
	return { ...draft, photos: draft.photos.map((photo) => (photo.id === id ? { ...photo, ...sent } : photo)) };
}

/** In the order of the walk, additional photos last. */
export function inOrder(photos: readonly DraftPhoto[]): DraftPhoto[] {
	const order = (shot: HandoverShot) => (shot === 'OTHER' ? guidedShots.length : guidedShots.indexOf(shot));
	return photos.toSorted((a, b) => order(a.shot) - order(b.shot));
}

const stepOfRefusal: Readonly<Record<string, Step>> = {
	HANDOVER_CODE_WRONG: 'code',
	HANDOVER_CODE_LOCKED: 'code',
	ODOMETER_BACKWARDS: 'readings',
	FILE_TYPE_REFUSED: 'photos',
	FILE_DAMAGED: 'photos',
	FILE_EMPTY: 'photos',
	TOO_LARGE: 'photos',
};

const stepsOfFields: ReadonlyArray<readonly [prefix: string, step: Step]> = [
	['code', 'code'],
	['photos', 'photos'],
	['damageMarks', 'notes'],
];

/** Returns the draft to the person at the step that needs correction. */
export function refused(draft: Draft, problem: Problem, fields: readonly string[]): Draft {
	const byField = stepsOfFields.find(([prefix]) => fields.some((field) => field.startsWith(prefix)))?.[1];
	const step = stepOfRefusal[problem.code] ?? byField ?? 'review';
	return { ...draft, finishedAt: null, problem, step: step === 'code' && draft.phase !== 'CHECK_IN' ? 'review' : step };
}
