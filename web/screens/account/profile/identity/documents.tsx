/** Missing details and documents, uploaded one by one. They are submitted as soon as nothing is missing. */
import { LoaderCircle, LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { currentUser } from '#contract/identity.ts';
import { type DetailField, type DocumentKind, detailFields, documentKinds } from '#contract/identity-details.ts';
import { type KycState, kycStatus, submitKyc } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';
import { DetailsSection } from './details-section.tsx';
import { DraftDocument } from './draft-document.tsx';

type DocumentsProps = {
	state: KycState;
	/** Requested details. */
	fields?: readonly DetailField[];
};

export function Documents({ state, fields = detailFields }: DocumentsProps) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const { states } = useTexts();
	const errorText = useErrorText();
	const { submit, isComplete } = useSubmission(state);
	const kinds = askedDocuments(state);
	return (
		<>
			{fields.length > 0 && <DetailsSection state={state} fields={fields} refused={submit.error?.fields} locked={submit.isPending} />}
			{kinds.length > 0 && (
				<div className="mt-6 grid gap-5 sm:grid-cols-2">
					{kinds.map((kind) => (
						<DraftDocument key={kind} kind={kind} document={draftOf(state, kind)} locked={submit.isPending} />
					))}
				</div>
			)}
			<div role="status">
				{submit.isPending && (
					<p className="mt-4 flex items-center gap-2 font-medium">
						<LoaderCircle aria-hidden className="size-5 animate-turn text-primary" />
						{t.submitting}
					</p>
				)}
				{state.missing.length > 0 && <p className="mt-4 text-sm">{t.missing(state.missing.map((part) => t.parts[part]))}</p>}
			</div>
			{submit.error && (
				<div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-soft p-3">
					<div>
						<FieldError>{t.submitFailed}</FieldError>
						<p className="mt-1 text-sm">{errorText(submit.error)}</p>
					</div>
					{isComplete && <Button onClick={() => submit.mutate()}>{states.retry}</Button>}
				</div>
			)}
			<p className="mt-4 flex items-start gap-2 text-muted text-sm">
				<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
				{t.privacy}
			</p>
		</>
	);
}

function useSubmission(state: KycState) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const submit = useActionMutation({
		call: () => call(submitKyc, { body: {} }),
		// Refetched also after a refusal, because it may have been submitted in another tab.
		refreshes: [kycStatus, currentUser],
		done: () => ({ title: t.submitted, description: t.time }),
		failed: t.submitFailed,
		onDone: (answer, _, client) => client.setQueryData(queryFor(kycStatus).queryKey, answer),
	});
	const { mutate } = submit;
	const isComplete = state.missing.length === 0;
	useEffect(() => {
		if (isComplete) mutate();
	}, [isComplete, mutate]);
	return { submit, isComplete };
}

const draftOf = ({ draft }: KycState, kind: DocumentKind) => ({ ID: draft.idDocument, LICENCE: draft.licence, PERMIT: draft.permit })[kind];

/** Missing documents, and uploaded ones that can still be replaced. */
const askedDocuments = (state: KycState): DocumentKind[] =>
	documentKinds.filter((kind) => {
		if (kind === 'PERMIT' && state.details?.licenceScript !== 'OTHER') return false;
		return state.missing.includes(kind) || draftOf(state, kind) !== null;
	});
