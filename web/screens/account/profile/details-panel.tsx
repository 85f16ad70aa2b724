/** Picture, names, e-mail and language of the person, to be changed. What is typed stays until it is saved. */
import { type FormEvent, useRef } from 'react';
import type { User } from '#contract/identity.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { isLanguage, languageNames, languages } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Field, FieldError, Input, Select } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmailStanding } from './email/email-standing.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { useProfileTexts } from './texts.ts';
import { useDetails } from './use-details.ts';

export function DetailsPanel({ user }: { user: User }) {
	const { details: t } = useProfileTexts();
	const { format } = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const { values, change, changed, save } = useDetails(user, form);
	const wrong = save.error?.fields ?? {};
	const errorText = useErrorText();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.mutate(values);
	};
	const text = (name: 'firstName' | 'lastName' | 'displayNameAr' | 'email') => ({
		name,
		value: values[name],
		onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
	});
	return (
		<Panel title={t.title}>
			<PhotoPicker user={user} lead={t.memberSince(format.date(user.memberSince, 'month'))} />
			<form ref={form} method="post" onSubmit={submit} noValidate className="mt-6 grid gap-5 sm:grid-cols-2">
				<Field label={t.firstName} error={wrong.firstName}>
					<Input {...text('firstName')} autoComplete="given-name" required />
				</Field>
				<Field label={t.lastName} error={wrong.lastName}>
					<Input {...text('lastName')} autoComplete="family-name" required />
				</Field>
				<Field label={t.nameAr} optional hint={t.nameArHint} error={wrong.displayNameAr}>
					<Input {...text('displayNameAr')} lang="ar" dir="rtl" />
				</Field>
				<Field label={t.language} hint={t.languageHint} error={wrong.lang}>
					<Select
						name="lang"
						value={values.lang}
						onChange={({ currentTarget }) => isLanguage(currentTarget.value) && change({ lang: currentTarget.value })}
					>
						{languages.map((each) => (
							<option key={each} value={each} lang={each}>
								{languageNames[each]}
							</option>
						))}
					</Select>
				</Field>
				<div className="sm:col-span-2">
					<Field label={t.email} error={wrong.email}>
						<Input
							{...text('email')}
							type="email"
							autoComplete="email"
							autoCapitalize="none"
							spellCheck={false}
							placeholder={t.noEmail}
							{...(values.email && { dir: 'ltr' })}
							className="rtl:text-end"
						/>
					</Field>
					<EmailStanding user={user} typed={values.email} />
				</div>
				<div className="sm:col-span-2">
					{save.error && Object.keys(wrong).length === 0 && <FieldError>{errorText(save.error, t.failed)}</FieldError>}
					<Button
						type="submit"
						variant={changed ? 'primary' : 'secondary'}
						busy={save.isPending && t.saving}
						className="mt-1 max-sm:w-full sm:min-w-36"
					>
						{t.save}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
