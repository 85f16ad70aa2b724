/** Asks why an identity check is rejected, and what of it is asked again. */
import { useState } from 'react';
import { type DetailField, type DocumentKind, detailFields } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DeskTexts } from './texts.en.ts';

export type Rejection = { notes: string; documents: DocumentKind[]; fields: DetailField[] };

type IdentityRejectionProps = {
	check: PendingCheck;
	title: string;
	open: boolean;
	onOpenChange(open: boolean): void;
	busy: boolean;
	onReject(rejection: Rejection): void;
};

export function IdentityRejection({ check, onReject, ...dialog }: IdentityRejectionProps) {
	const { identity: t, driver } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const [documents, setDocuments] = useState<readonly DocumentKind[]>([]);
	const [fields, setFields] = useState<readonly DetailField[]>([]);
	return (
		<RejectDialog {...dialog} onReject={(notes) => onReject({ notes, documents: [...documents], fields: [...fields] })}>
			<fieldset>
				<legend className="font-medium text-sm">{t.again}</legend>
				<p className="mt-1 text-muted text-sm">{check.isCompletion ? t.againDetails : t.againHint}</p>
				<div className="mt-2 grid sm:grid-cols-2">
					{documentsOf(check).map((kind) => (
						<Choice key={kind} label={driver.documents[kind]} value={kind} among={documents} onChange={setDocuments} />
					))}
					{check.details &&
						detailFields.map((field) => (
							<Choice key={field} label={driver.fields[field]} value={field} among={fields} onChange={setFields} />
						))}
				</div>
			</fieldset>
		</RejectDialog>
	);
}

/** Of an approved identity neither ID nor licence is rejected, because that is a revocation. */
const documentsOf = ({ isCompletion, permit }: PendingCheck): DocumentKind[] => [
	...(isCompletion ? [] : (['ID', 'LICENCE'] as const)),
	...(permit ? (['PERMIT'] as const) : []),
];

type ChoiceProps<Value> = { label: string; value: Value; among: readonly Value[]; onChange(next: readonly Value[]): void };

function Choice<Value extends string>({ label, value, among, onChange }: ChoiceProps<Value>) {
	const others = among.filter((each) => each !== value);
	return (
		<Checkbox
			label={label}
			checked={among.includes(value)}
			onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, value] : others)}
		/>
	);
}
