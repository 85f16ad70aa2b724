/** Upload of both documents. They are submitted automatically once both are uploaded. */
import { CreditCard, IdCard, LoaderCircle, LockKeyhole } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentUser } from '#contract/identity.ts';
import { kycStatus, submitKyc } from '#contract/kyc.ts';
import { ApiError, call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { DocumentSlot } from '#web/features/uploads/document-slot.tsx';
import { useUploadError } from '#web/features/uploads/upload-error.ts';
import { type Upload, useUpload } from '#web/features/uploads/use-upload.ts';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

export function Documents() {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const { states } = useTexts();
	const errorText = useErrorText();
	const { idDocument, licence, expiry, setExpiry, submit, send } = useDocuments();
	return (
		<>
			<Field label={t.expiry} optional hint={t.expiryHint} error={submit.error?.fields.licenceExpiresOn} className="mb-5 max-w-xs">
				<Input
					type="date"
					name="licenceExpiresOn"
					value={expiry}
					disabled={submit.isPending}
					onChange={(event) => setExpiry(event.currentTarget.value)}
				/>
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				<DocumentSlot title={t.idDocument} icon={IdCard} upload={idDocument} locked={submit.isPending} />
				<DocumentSlot title={t.licence} icon={CreditCard} upload={licence} locked={submit.isPending} />
			</div>
			<div role="status">
				{submit.isPending && (
					<p className="mt-4 flex items-center gap-2 font-medium">
						<LoaderCircle aria-hidden className="size-5 animate-turn text-primary" />
						{t.submitting}
					</p>
				)}
			</div>
			{submit.error && (
				<div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-soft p-3">
					<div>
						<FieldError>{t.submitFailed}</FieldError>
						<p className="mt-1 text-sm">{errorText(submit.error)}</p>
					</div>
					{send && <Button onClick={send}>{states.retry}</Button>}
				</div>
			)}
			<p className="mt-4 flex items-start gap-2 text-muted text-sm">
				<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
				{t.privacy}
			</p>
		</>
	);
}

type DocumentList = { idDocUrl: string; licenseUrl: string };
/** The licence date at the time of submission. */
type HandedIn = DocumentList & { licenceExpiresOn?: string };

function useDocuments() {
	const { identity: t, upload } = useScreenTexts<ProfileTexts>();
	const toast = useToast();
	const uploadError = useUploadError();
	const onFailure = (error: unknown) => toast({ title: upload.error, description: uploadError(error), tone: 'danger' });
	const [expiry, setExpiry] = useState('');
	const idDocument = useUpload(onFailure);
	const licence = useUpload(onFailure);
	const submit = useActionMutation({
		call: (papers: HandedIn) => call(submitKyc, { body: papers }),
		// Also if it was submitted in another tab.
		refreshes: [kycStatus, currentUser],
		done: () => ({ title: t.submitted, description: t.time }),
		failed: t.submitFailed,
		onDone: (state, _, client) => client.setQueryData(queryFor(kycStatus).queryKey, state),
		onFailed: (error) => refuseEach({ idDocUrl: idDocument, licenseUrl: licence }, error),
	});
	const idDocUrl = pathOf(idDocument);
	const licenseUrl = pathOf(licence);
	const { mutate } = submit;
	const dated = useRef(expiry);
	dated.current = expiry;
	const send = useCallback(() => {
		if (idDocUrl && licenseUrl) mutate({ idDocUrl, licenseUrl, ...(dated.current && { licenceExpiresOn: dated.current }) });
	}, [idDocUrl, licenseUrl, mutate]);
	// Submits once both are uploaded; changing the date afterwards does not.
	useEffect(send, [send]);
	return { idDocument, licence, expiry, setExpiry, submit, send: idDocUrl && licenseUrl ? send : null };
}

const pathOf = ({ state }: Upload): string | null => (state.step === 'ready' ? state.objectPath : null);

/** Shows a document's problem at that document. */
function refuseEach(uploads: Record<keyof DocumentList, Upload>, { fields, status }: ApiError): void {
	for (const [name, upload] of Object.entries(uploads)) {
		const sentence = fields[name];
		if (sentence) upload.refuse(new ApiError(status, 'INVALID_INPUT', sentence));
	}
}
