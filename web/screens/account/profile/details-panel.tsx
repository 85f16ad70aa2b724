/** Name and language of the person, to be changed; e-mail and phone, to be seen. What is typed stays until it is saved. */
import { clsx } from 'clsx';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { User } from '#contract/identity.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { isLanguage, languageNames, languages } from '../../../i18n/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Field, FieldError, Input, Select } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
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
	return (
		<Panel title={t.title}>
			<div className="flex items-center gap-4">
				<Avatar name={user.displayName} src={user.profileImageUrl} size="large" />
				<div className="min-w-0">
					<p className="truncate font-semibold text-lg">
						<bdi>{user.displayName}</bdi>
					</p>
					<p suppressHydrationWarning className="text-muted text-sm">
						{t.memberSince(format.date(user.memberSince, 'month'))}
					</p>
				</div>
			</div>
			<form ref={form} method="post" onSubmit={submit} noValidate className="mt-6 grid gap-5 sm:grid-cols-2">
				<Field label={t.firstName} error={wrong.firstName}>
					<Input
						name="firstName"
						autoComplete="given-name"
						required
						value={values.firstName}
						onChange={(event) => change({ firstName: event.currentTarget.value })}
					/>
				</Field>
				<Field label={t.lastName} error={wrong.lastName}>
					<Input
						name="lastName"
						autoComplete="family-name"
						required
						value={values.lastName}
						onChange={(event) => change({ lastName: event.currentTarget.value })}
					/>
				</Field>
				<Contact label={t.email} name="email" type="email" value={user.email} none={t.noEmail} verified={user.emailVerified} />
				<Contact label={t.phone} name="phone" type="tel" value={user.phone} none={t.noPhone} verified={user.phoneVerified} />
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

type ContactProps = { label: string; name: string; type: 'email' | 'tel'; value: string | null; none: string; verified: boolean };

/** Read-only: it changes by proving the new one, which is another step. */
function Contact({ label, name, type, value, none, verified }: ContactProps) {
	return (
		<Field label={label} hint={value && <Verified verified={verified} />}>
			<Input
				name={name}
				type={type}
				readOnly
				value={value ?? ''}
				placeholder={none}
				{...(value && { dir: 'ltr' })}
				className="numbers border-line! bg-sunken! rtl:text-end"
			/>
		</Field>
	);
}

function Verified({ verified }: { verified: boolean }) {
	const { details: t } = useProfileTexts();
	const Icon = verified ? BadgeCheck : CircleDashed;
	return (
		<span className="flex items-center gap-1.5">
			<Icon aria-hidden className={clsx('size-4', verified && 'text-positive')} />
			{verified ? t.verified : t.notVerified}
		</span>
	);
}
