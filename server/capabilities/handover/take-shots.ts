/** The photos of a record: uploaded one by one before, re-encoded here, kept by the record or dropped with it. */
import type { HandoverShot } from '#contract/handover.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type TakenPrivately, takePrivatePhoto } from '#server/platform/objects/private-photos.ts';

export type TakenShot = TakenPrivately & { shot: HandoverShot };
type Given = { objectPath: string; shot: HandoverShot };

/** Pictures that are encoded side by side: the machine has other things to do too. */
const AT_A_TIME = 2;

/** Throws INVALID_INPUT for `photos.{index}.objectPath` where an upload is not there, or `photos` where a picture is there twice. */
export async function takeShots(platform: Platform, caller: Caller, photos: readonly Given[]): Promise<TakenShot[]> {
	const taken: Array<TakenShot | undefined> = photos.map(() => undefined);
	const waiting = photos.entries();
	const work = async () => {
		for (const [index, { objectPath, shot }] of waiting) {
			const field = `photos.${index}.objectPath`;
			taken[index] = { ...(await takePrivatePhoto(platform, caller, objectPath, { purpose: 'HANDOVER_PHOTO', field })), shot };
		}
	};
	const outcomes = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
	const there = taken.filter((each) => each !== undefined);
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	const isRepeated = new Set(there.map(({ sha256 }) => sha256.toString('hex'))).size < there.length;
	if (!failed && !isRepeated) return there;
	await Promise.all(there.map((each) => each.drop()));
	throw failed ? failed.reason : refuseField('photos', 'PHOTOS_REPEATED', caller.lang);
}
