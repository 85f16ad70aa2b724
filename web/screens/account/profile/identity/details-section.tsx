/** The details on the documents: typed, displayed, and typed again if they were rejected. */
import { useState } from 'react';
import { type DetailField, detailFields, type IdentityDetails } from '#contract/identity-details.ts';
import { type KycState, kycStatus, saveIdentityDetails } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { DetailControl } from '#web/features/identity/detail-control.tsx';
import type { DriverTexts } from '#web/features/identity/texts.en.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { ProfileTexts } from '../texts.en.ts';
import { DetailsList } from './details-list.tsx';

type DetailsSectionProps = {
	state: KycState;
	fields: readonly DetailField[];
	/** Errors of the submission, by field. */
	refused: Readonly<Record<string, string>> | undefined;
	locked: boolean;
};

export function DetailsSection({ state, fields, refused, locked }: DetailsSectionProps) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const [isEditing, setEditing] = useState(false);
	const isRefused = detailFields.some((field) => refused?.[field]);
	if (isEditing || isRefused || !state.details || state.missing.includes('DETAILS'))
		return <DetailsForm state={state} fields={fields} refused={refused} onDone={() => setEditing(false)} />;
	return (
		<section className="mt-5">
			<DetailsList details={state.details} />
			<Button variant="quiet" className="-ms-4 mt-2" disabled={locked} onClick={() => setEditing(true)}>
				{t.changeDetails}
			</Button>
		</section>
	);
}

const emptyDetails: { [Field in DetailField]: string } = {
	...{ birthDate: '', nationality: '', licenceNumber: '', licenceClass: '' },
	...{ licenceIssuedOn: '', licenceExpiresOn: '', licenceScript: '' },
};

type DetailsFormProps = Omit<DetailsSectionProps, 'locked'> & { onDone(): void };

function DetailsForm({ state, fields, refused, onDone }: DetailsFormProps) {
	const { identity: t, driver } = useScreenTexts<ProfileTexts & { driver: DriverTexts }>();
	const errorText = useErrorText();
	const [showsAll, setShowsAll] = useState(false);
	const { field, props, send, errors } = useActionForm<typeof emptyDetails, KycState>({
		defaultValues: state.details ?? emptyDetails,
		// The server validates every field, including the script of the licence.
		call: (typed) => call(saveIdentityDetails, { body: typed as IdentityDetails }),
		refreshes: [kycStatus],
		failed: null,
		onDone: (answer, _, client) => {
			client.setQueryData(queryFor(kycStatus).queryKey, answer);
			onDone();
		},
	});
	const errorOf = (name: DetailField) => errors[name] ?? refused?.[name];
	const requested = showsAll || state.rejectedFields.length === 0 ? fields : fields.filter((name) => isRequested(name, state, errorOf));
	const hints: { readonly [Name in DetailField]?: string } = {
		birthDate: t.birthDateHint(state.minimumAge),
		licenceScript: t.scriptHint,
	};
	return (
		<form {...props} className="mt-5 grid gap-5 sm:grid-cols-2" aria-label={t.details}>
			{requested.map((name) => (
				<Field key={name} label={driver.fields[name]} hint={hints[name]} error={errorOf(name)}>
					<DetailControl detail={name} texts={driver} {...field(name)} />
				</Field>
			))}
			<div className="sm:col-span-2">
				{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.submitFailed)}</FieldError>}
				<div className="flex flex-wrap gap-2">
					<Button type="submit" variant="primary" busy={send.isPending && t.savingDetails}>
						{t.saveDetails}
					</Button>
					{requested.length < fields.length && <Button onClick={() => setShowsAll(true)}>{t.changeOthers}</Button>}
				</div>
			</div>
		</form>
	);
}

/** After a rejection only the rejected details are asked for, and those that the call refuses. */
const isRequested = (name: DetailField, { rejectedFields }: KycState, errorOf: (name: DetailField) => string | undefined): boolean =>
	rejectedFields.includes(name) || errorOf(name) !== undefined;
