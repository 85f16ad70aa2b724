/** The state of the form: lines, words and photos; kept while they are typed, and brought back on arrival. */
import { useEffect, useRef, useState } from 'react';
import { type ClaimState, MAX_CLAIM_ITEMS, MAX_CLAIM_PHOTOS } from '#contract/claim-shapes.ts';
import { openClaim } from '#contract/claims.ts';
import { foldDigits } from '#contract/digits.ts';
import { call } from '../../../api.ts';
import { useFormat } from '../../../i18n/context.tsx';
import { useCurrentUser } from '../../../session/current-user.ts';
import { useMany } from '../../../uploads/use-many.ts';
import { useClaimTexts } from '../texts.ts';
import { useClaimMutation } from '../use-claim-mutation.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';
import { useClaimFormTexts } from './texts.ts';
import { type ClaimLine, emptyLine, initialValues } from './values.ts';

const PAUSE_MS = 250;

export function useClaimForm(state: ClaimState) {
	const { form: t } = useClaimFormTexts();
	const { lines: words } = useClaimTexts().claim;
	const format = useFormat();
	const userId = useCurrentUser()?.id ?? '';
	const photos = useMany(MAX_CLAIM_PHOTOS);
	const begin = () =>
		initialValues(state.charges, ({ kind, quantity }) => t.proposed[kind](words.quantity[kind]?.(format.number(quantity)) ?? ''));
	const [values, setValues] = useState(begin);
	const [restored, setRestored] = useState(false);
	const [ready, setReady] = useState(false);
	const sent = useRef<{ body: string; key: string } | null>(null);
	const { restore } = photos;
	const restorePhotos = useRef(restore);

	const act = useClaimMutation({
		call: () => {
			const body = {
				items: values.lines.map(({ type, amount, description }) => ({ type, amountJod: foldDigits(amount).trim(), description })),
				note: values.note,
				photos: [...photos.paths],
			};
			// The same claim sent again, after an answer that was lost, is one claim; a changed one is another.
			const text = JSON.stringify(body);
			if (sent.current?.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
			return call(openClaim, { params: { id: state.bookingId }, body, idempotencyKey: sent.current.key });
		},
		onClose: () => {
			forgetDraft(userId, state.bookingId);
			scrollTo({ top: 0 });
		},
		done: t.done,
		failed: t.failed,
	});

	useEffect(() => {
		const draft = readDraft(userId, state.bookingId);
		if (draft) {
			setValues(draft.values);
			restorePhotos.current(draft.paths);
			setRestored(true);
		}
		setReady(true);
	}, [userId, state.bookingId]);

	const paths = photos.paths.join();
	const touched = useRef(false);
	useEffect(() => {
		if (!ready || act.isSuccess || (!touched.current && !paths)) return;
		const timer = setTimeout(() => keepDraft(userId, state.bookingId, { values, paths: paths ? paths.split(',') : [] }), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [ready, values, paths, userId, state.bookingId, act.isSuccess]);

	const change = (next: Partial<typeof values>) => {
		touched.current = true;
		if (act.error) act.reset();
		setValues((now) => ({ ...now, ...next }));
	};
	return {
		values,
		photos,
		act,
		restored,
		hasRoom: values.lines.length < MAX_CLAIM_ITEMS,
		setNote: (note: string) => change({ note }),
		changeLine: (key: string, next: Partial<ClaimLine>) =>
			change({ lines: values.lines.map((line) => (line.key === key ? { ...line, ...next } : line)) }),
		removeLine: (key: string) => change({ lines: values.lines.filter((line) => line.key !== key) }),
		addLine: () => change({ lines: [...values.lines, emptyLine(crypto.randomUUID())] }),
		startOver: () => {
			forgetDraft(userId, state.bookingId);
			touched.current = false;
			setValues(begin());
			photos.restore([]);
			setRestored(false);
		},
	};
}

export type ClaimFormState = ReturnType<typeof useClaimForm>;
