/** Submits a document of the company: number, expiry date of a permit, and a photo or PDF. */
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { type Company, type CompanyPaperKind, getCompany, submitCompanyPaper } from '#contract/companies.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { DocumentSlot } from '#web/features/uploads/document-slot.tsx';
import { useUpload } from '#web/features/uploads/use-upload.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { CompanyTexts } from './texts.en.ts';

type PaperValues = { number: string; expiresOn: string };

export function PaperForm({ kind, onDone }: { kind: CompanyPaperKind; onDone(): void }) {
	const { papers: t } = useScreenTexts<CompanyTexts>();
	const errorText = useErrorText();
	const upload = useUpload(() => undefined);
	const [isFileMissing, setFileMissing] = useState(false);
	const documentUrl = upload.state.step === 'ready' ? upload.state.objectPath : '';
	const { field, props, send, errors } = useActionForm<PaperValues, Company>({
		defaultValues: { number: '', expiresOn: '' },
		call: ({ number, expiresOn }) =>
			call(submitCompanyPaper, { body: { kind, number, documentUrl, ...(kind === 'PERMIT' && { expiresOn }) } }),
		refreshes: ['/api/owner/company'],
		done: t.sent,
		failed: null,
		onDone: (company, _, client) => {
			client.setQueryData(queryFor(getCompany).queryKey, company);
			onDone();
		},
	});
	const fileError = isFileMissing && documentUrl === '' ? t.chooseFile : errors.documentUrl;
	return (
		<form
			{...props}
			onSubmit={(event) => {
				setFileMissing(documentUrl === '');
				if (documentUrl === '') event.preventDefault();
				else props.onSubmit(event);
			}}
			className="grid gap-4"
			data-testid={`paper-form-${kind}`}
		>
			<Field label={t.number} error={errors.number}>
				<Input {...field('number')} dir="ltr" maxLength={40} autoComplete="off" className="numbers rtl:text-end" />
			</Field>
			{kind === 'PERMIT' && (
				<Field label={t.expiresOn} error={errors.expiresOn}>
					<DateInput {...field('expiresOn')} />
				</Field>
			)}
			<DocumentSlot title={t.document} icon={FileText} upload={upload} locked={send.isPending} />
			{fileError && <FieldError>{fileError}</FieldError>}
			{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={send.isPending && t.sending}>
					{t.send}
				</Button>
				<Button disabled={send.isPending} onClick={onDone}>
					{t.cancel}
				</Button>
			</div>
		</form>
	);
}
