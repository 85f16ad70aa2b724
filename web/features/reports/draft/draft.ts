/** A report in progress: everything entered so far, and which parts have been sent. Pure. */
import { MAX_REPORT_PHOTOS, type ReportKind } from '#contract/report-shapes.ts';

export type DraftPhoto = { id: string /** Once uploaded. */; objectPath: string | null };

export type ReportDraft = {
	/** Identifies person and booking. */
	key: string;
	/** The server creates one report for it, also if it is sent repeatedly. */
	clientId: string;
	bookingId: string;
	kind: ReportKind | null;
	text: string;
	place: string;
	pin: string;
	policeReportNumber: string;
	photos: readonly DraftPhoto[];
	/** The send button was pressed: it is sent as soon as possible. */
	isFinished: boolean;
	/** Why the server refused it. */
	problem: string | null;
};

export const draftKey = (userId: string, bookingId: string): string => `${userId}/${bookingId}`;

export function newDraft(userId: string, bookingId: string): ReportDraft {
	return {
		...{ key: draftKey(userId, bookingId), clientId: crypto.randomUUID(), bookingId },
		...{ kind: null, text: '', place: '', pin: '', policeReportNumber: '', photos: [] },
		...{ isFinished: false, problem: null },
	};
}

/** Something was entered. */
export const isBegun = ({ kind, photos, text, place, pin, policeReportNumber }: ReportDraft): boolean =>
	kind !== null || photos.length > 0 || [text, place, pin, policeReportNumber].some((typed) => typed !== '');

/** Unchanged if the limit is reached. */
export function withPhoto(draft: ReportDraft, id: string): ReportDraft {
	if (draft.photos.length >= MAX_REPORT_PHOTOS) return draft;
	return { ...draft, photos: [...draft.photos, { id, objectPath: null }] };
}

export const withoutPhoto = (draft: ReportDraft, id: string): ReportDraft => ({
	...draft,
	photos: draft.photos.filter((photo) => photo.id !== id),
});

export const withSent = (draft: ReportDraft, id: string, objectPath: string | null): ReportDraft => ({
	...draft,
	photos: draft.photos.map((photo) => (photo.id === id ? { id, objectPath } : photo)),
});
