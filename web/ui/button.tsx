/** Buttons, and links that look like buttons. One `primary` button in view, for the main action. */
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'normal' | 'large' | 'icon';

const variants: Record<Variant, string> = {
	// Transparent, because forced colours make it visible around a filled button.
	primary: 'border border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-strong',
	secondary: 'border border-control-line bg-surface text-ink not-disabled:hover:bg-sunken',
	quiet: 'text-ink not-disabled:hover:bg-sunken',
	danger: 'border border-transparent bg-danger text-on-danger not-disabled:hover:opacity-90',
};
const sizes: Record<Size, string> = {
	normal: 'min-h-11 px-4 py-2 text-base',
	large: 'min-h-13 px-6 py-3 text-lg',
	icon: 'size-11 shrink-0',
};

type Look = { variant?: Variant; size?: Size; wide?: boolean; className?: string | undefined };

/** Classes by which a caller positions a button. Others are `relative`, so that elements inside can be positioned. */
const PLACED = /(?:^|\s)(?:absolute|fixed|sticky)(?:\s|$)/;

/** Button classes for another element. */
export function buttonStyle({ variant = 'secondary', size = 'normal', wide = false, className }: Look): string {
	return clsx(
		!(className && PLACED.test(className)) && 'relative',
		'inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-medium',
		'transition-transform not-disabled:active:scale-[0.98] disabled:opacity-55 aria-disabled:opacity-55 aria-busy:cursor-progress',
		variants[variant],
		sizes[size],
		wide && 'w-full',
		className,
	);
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
	Look & {
		/** Label while busy. */
		busy?: boolean | string;
		/** While busy it does nothing but remains focused, because the action may fail and be repeated. */
		keepsFocus?: boolean;
		ref?: Ref<HTMLButtonElement>;
	};

export function Button({
	variant,
	size,
	wide,
	className,
	busy = false,
	keepsFocus,
	disabled,
	children,
	type = 'button',
	...rest
}: ButtonProps) {
	const idle = busy && keepsFocus;
	return (
		<button
			type={type}
			className={buttonStyle({ variant, size, wide, className })}
			disabled={!idle && (disabled || Boolean(busy))}
			aria-busy={busy ? true : undefined}
			{...rest}
			{...(idle && { 'aria-disabled': true, onClick: undefined })}
		>
			{busy && <LoaderCircle aria-hidden className="size-5 animate-turn" />}
			{typeof busy === 'string' ? busy : children}
		</button>
	);
}

type LinkButtonProps = Look & {
	href: string;
	/** A plain browser navigation: to a call (`/api/login`), or to another site. */
	plain?: boolean;
	/** Shown on hover; its content must be in the link too. */
	tooltip?: string;
	children: ReactNode;
	onClick?: () => void;
};

export function LinkButton({ variant, size, wide, className, plain = false, tooltip, ...rest }: LinkButtonProps) {
	const shared = { className: buttonStyle({ variant, size, wide, className }), 'data-tooltip': tooltip, ...rest };
	return plain ? <a {...shared} /> : <Link {...shared} />;
}

type IconButtonProps = Omit<ButtonProps, 'size' | 'aria-label'> & {
	/** Accessible name, also shown as a tooltip. */
	label: string;
};

/** An icon button of 44 × 44 px. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
	return <Button aria-label={label} data-tooltip={label} variant={variant} size="icon" {...rest} />;
}
