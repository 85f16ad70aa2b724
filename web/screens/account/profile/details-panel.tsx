/** Editable picture, names, e-mail and language. Typed text is preserved until it is saved. */
import type { User } from '#contract/identity.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { languageNames, languages } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmailVerificationStatus } from './email/email-verification-status.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import type { ProfileTexts } from './texts.en.ts';
import { useDetails } from './use-details.ts';

export function DetailsPanel({ user }: { user: User }) {
	const { details: t } = useScreenTexts<ProfileTexts>();
	const { format } = useLanguage();
	const { form, field, props, send, errors } = useDetails(user);
	const { formState } = form;
	const email = form.watch('email');
	const errorText = useErrorText();
	return (
		<Panel title={t.title}>
			<PhotoPicker user={user} lead={t.memberSince(format.date(user.memberSince, 'month'))} />
			<form {...props} className="mt-6 grid gap-5 sm:grid-cols-2">
				<Field label={t.firstName} error={errors.firstName}>
					<Input {...field('firstName')} autoComplete="given-name" required />
				</Field>
				<Field label={t.lastName} error={errors.lastName}>
					<Input {...field('lastName')} autoComplete="family-name" required />
				</Field>
				<Field label={t.nameAr} optional hint={t.nameArHint} error={errors.displayNameAr}>
					<Input {...field('displayNameAr')} lang="ar" dir="rtl" />
				</Field>
				<Field label={t.language} hint={t.languageHint} error={errors.lang}>
					<Select {...field('lang')}>
						{languages.map((each) => (
							<option key={each} value={each} lang={each}>
								{languageNames[each]}
							</option>
						))}
					</Select>
				</Field>
				<div className="sm:col-span-2">
					<Field label={t.email} error={errors.email}>
						<Input
							{...field('email')}
							type="email"
							autoComplete="email"
							autoCapitalize="none"
							spellCheck={false}
							placeholder={t.noEmail}
							{...(email && { dir: 'ltr', className: 'rtl:text-end' })}
						/>
					</Field>
					<EmailVerificationStatus user={user} typed={email} />
				</div>
				<div className="sm:col-span-2">
					{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
					<Button
						type="submit"
						variant={formState.isDirty ? 'primary' : 'secondary'}
						busy={send.isPending && t.saving}
						className="mt-1 max-sm:w-full sm:min-w-36"
					>
						{t.save}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
