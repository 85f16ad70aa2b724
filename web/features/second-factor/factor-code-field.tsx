/** The code of an authenticator app, or a recovery code. */
import { RECOVERY_CODE_LENGTH } from '#contract/second-factor.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { useSecondFactorTexts } from './words.ts';

export function FactorCodeField({ method, error }: { method: 'TOTP' | 'RECOVERY_CODE'; error: string | undefined }) {
	const t = useSecondFactorTexts().code[method];
	return (
		<Field label={t.label} hint={t.hint} error={error}>
			{method === 'TOTP' ? (
				<CodeInput autoFocus />
			) : (
				<Input
					name="code"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					dir="ltr"
					maxLength={RECOVERY_CODE_LENGTH * 2}
					className="numbers h-14 text-center font-semibold text-lg uppercase tracking-[0.2em]"
					autoFocus
				/>
			)}
		</Field>
	);
}
