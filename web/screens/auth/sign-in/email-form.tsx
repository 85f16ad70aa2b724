/** E-mail and password. */
import { signInWithEmail } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Failure } from '../auth-page.tsx';
import { PasswordInput } from '../password-input.tsx';
import { withReturnTo } from '../return-address.ts';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { SignInTexts } from './texts.en.ts';

type EmailFormProps = { typed: string; keep(email: string): void; returnTo: string };

export function EmailForm({ typed, keep, returnTo }: EmailFormProps) {
	const t = useScreenTexts<SignInTexts>();
	const { form, wrong, error, busy } = useFormMutation(
		(data) => call(signInWithEmail, { body: { email: fieldOf(data, 'email'), password: fieldOf(data, 'password') } }),
		() => location.assign(returnTo),
	);
	return (
		<form {...form} className="space-y-5">
			<Field label={t.auth.email} error={wrong.email}>
				<Input
					name="email"
					type="email"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
					defaultValue={typed}
					onChange={(event) => keep(event.currentTarget.value)}
					className="rtl:text-end"
				/>
			</Field>
			<Field label={t.auth.password} error={wrong.password}>
				<PasswordInput autoComplete="current-password" />
			</Field>
			<Failure error={error} fallback={t.failed} />
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.busy}>
				{t.submit}
			</Button>
			<Link
				href={withReturnTo(returnTo, '/forgot-password')}
				className="mx-auto flex min-h-11 w-fit items-center text-muted underline underline-offset-4 hover:text-ink"
			>
				{t.forgot}
			</Link>
		</form>
	);
}
