/** The slot of one document. The upload is saved at once, so it is still there when the page is opened again. */
import { BookOpen, CreditCard, IdCard } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { DocumentKind } from '#contract/identity-details.ts';
import { type KycState, kycStatus, removeIdentityDocument, saveIdentityDocument } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { ApiError } from '#web/browser/fetching.ts';
import { queryFor } from '#web/browser/queries.ts';
import type { DriverTexts } from '#web/features/identity/texts.en.ts';
import { DocumentSlot } from '#web/features/uploads/document-slot.tsx';
import { useUploadError } from '#web/features/uploads/upload-error.ts';
import { type Upload, useUpload } from '#web/features/uploads/use-upload.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { type Action, useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';
import { IdentityDocument } from './identity-documents.tsx';

const icons = { ID: IdCard, LICENCE: CreditCard, PERMIT: BookOpen };

type DraftDocumentProps = { kind: DocumentKind; document: { id: string } | null; locked: boolean };

export function DraftDocument({ kind, document, locked }: DraftDocumentProps) {
	const { driver } = useScreenTexts<{ driver: DriverTexts }>();
	const title = driver.documents[kind];
	const { upload, remove } = useDraftDocument(kind);
	const { step } = upload.state;
	if (document && (step === 'empty' || step === 'ready'))
		return <SavedDocument title={title} id={document.id} locked={locked} busy={remove.isPending} onRemove={() => remove.mutate()} />;
	return <DocumentSlot title={title} icon={icons[kind]} upload={upload} locked={locked || step === 'ready'} />;
}

type SavedDocumentProps = { title: string; id: string; locked: boolean; busy: boolean; onRemove(): void };

function SavedDocument({ title, id, locked, busy, onRemove }: SavedDocumentProps) {
	const { upload: t } = useScreenTexts<ProfileTexts>();
	const heading = useId();
	return (
		<section aria-labelledby={heading} className="flex min-w-0 flex-col">
			<h3 id={heading} className="mb-2 font-medium text-sm">
				{title}
			</h3>
			<div className="flex min-h-52 flex-1 flex-col justify-between rounded-card border border-positive bg-positive-soft p-4">
				<ul>
					<IdentityDocument name={t.ready} label={title} id={id} />
				</ul>
				<Button variant="quiet" wide disabled={locked} busy={busy} aria-label={`${t.another}: ${title}`} onClick={onRemove}>
					{t.another}
				</Button>
			</div>
		</section>
	);
}

function useDraftDocument(kind: DocumentKind) {
	const { identity: t, upload: texts } = useScreenTexts<ProfileTexts>();
	const toast = useToast();
	const uploadError = useUploadError();
	const onFailure = (error: unknown) => toast({ title: texts.error, description: uploadError(error), tone: 'danger' });
	const upload = useUpload(onFailure);
	const params = { kind };
	const shared = {
		refreshes: [kycStatus],
		onDone: (state, _, client) => client.setQueryData(queryFor(kycStatus).queryKey, state),
	} satisfies Partial<Action<string, KycState>>;
	const save = useActionMutation({
		...shared,
		call: (documentUrl: string) => call(saveIdentityDocument, { params, body: { documentUrl } }),
		failed: t.submitFailed,
		onFailed: (error) => showRefusal(upload, error),
	});
	const remove = useActionMutation<void, KycState>({
		call: () => call(removeIdentityDocument, { params }),
		refreshes: shared.refreshes,
		failed: t.submitFailed,
		onDone: (state, _, client) => {
			upload.clear();
			client.setQueryData(queryFor(kycStatus).queryKey, state);
		},
	});
	const path = upload.state.step === 'ready' ? upload.state.objectPath : null;
	const { mutate } = save;
	useEffect(() => {
		if (path) mutate(path);
	}, [path, mutate]);
	return { upload, remove };
}

/** Shows the problem at the document. */
function showRefusal(upload: Upload, error: ApiError): void {
	const { documentUrl } = error.fields;
	upload.refuse(documentUrl ? new ApiError(error.status, 'INVALID_INPUT', documentUrl) : error);
}
