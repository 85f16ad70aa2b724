/** A form of more than two fields: react-hook-form holds what is typed, the call judges it, and each field says what was wrong with it. */
import type { QueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { type Action, useActionMutation } from './use-action-mutation.ts';

type ActionFormOptions<Values extends FieldValues, Answer> = Omit<Action<Values, Answer>, 'onDone'> &
	Pick<UseFormProps<Values>, 'defaultValues' | 'values' | 'resetOptions'> & {
		/** Runs before anything is loaded again. */
		onDone?(answer: Answer, form: UseFormReturn<Values>, client: QueryClient): void;
	};

/**
 * `errors` has a sentence for each field that the call refused, by the call's own names; the first of them in the page gets the focus.
 * They stay until the next answer. Spread `props` on the form, and `field(name)` on what is typed into. A form that is sent by several
 * calls is checked before the first of them: see `listing.schemas.ts`.
 */
export function useActionForm<Values extends FieldValues, Answer = unknown>(options: ActionFormOptions<Values, Answer>) {
	const { defaultValues, values, resetOptions, onDone, ...action } = options;
	const form = useForm<Values>({
		...(defaultValues && { defaultValues }),
		...(values && { values }),
		...(resetOptions && { resetOptions }),
	});
	const ref = useRef<HTMLFormElement>(null);
	const send = useActionMutation<Values, Answer>({ ...action, onDone: (answer, _, client) => onDone?.(answer, form, client) });
	const errors: Readonly<Record<string, string>> = send.error?.fields ?? {};
	useEffect(() => {
		if (Object.keys(send.error?.fields ?? {}).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [send.error]);
	const submit = form.handleSubmit((typed) => send.mutate(typed));
	const onSubmit = (event: FormEvent) => void submit(event);
	/** For a text field or a select. The server draws its value too, before any script has arrived. */
	const field = <Name extends Path<Values>>(name: Name) => ({ ...form.register(name), defaultValue: form.getValues(name) });
	// Were it ever sent before its code is here, what is typed must not end up in the address.
	return { form, field, send, errors, props: { ref, onSubmit, method: 'post', noValidate: true } as const };
}
