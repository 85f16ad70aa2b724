/** Password input with a visibility toggle. For use inside a Field. */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Input } from '#web/ui/field.tsx';
import type { AuthTexts } from './texts.en.ts';

type PasswordInputProps = ComponentProps<typeof Input> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordInput(props: PasswordInputProps) {
	const { auth } = useScreenTexts<{ auth: AuthTexts }>();
	const [isVisible, setVisible] = useState(false);
	const Icon = isVisible ? EyeOff : Eye;
	return (
		<span className="relative block">
			<Input
				name="password"
				{...props}
				type={isVisible ? 'text' : 'password'}
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
				// The button is at the end of the page's reading direction, which in Arabic is where the left-to-right password begins.
				className="pe-11 rtl:ps-11 rtl:pe-3 rtl:text-end"
			/>
			<span className="absolute inset-y-0 end-0 text-muted">
				<IconButton label={isVisible ? auth.hidePassword : auth.showPassword} onClick={() => setVisible(!isVisible)}>
					<Icon aria-hidden className="size-5" />
				</IconButton>
			</span>
		</span>
	);
}
