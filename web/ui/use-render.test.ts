import { createElement, createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useRender } from './use-render.ts';

type Props = Record<string, unknown> & { className?: string; onClick?: (event: string) => void };
const propsOf = (element: { props: unknown }) => element.props as Props;

it('is a new element without one to render', () => {
  const element = useRender('button', undefined, { type: 'button', children: 'Save' });
  expect(element).toMatchObject({ type: 'button', props: { type: 'button', children: 'Save' } });
});

it('adds what the element to render does not have itself', () => {
  const link = createElement('a', { href: '/', title: 'Own' });
  const props = propsOf(useRender('button', link, { title: 'Added', children: 'Home' }));
  expect(props).toMatchObject({ href: '/', title: 'Own', children: 'Home' });
});

it('applies the classes, the handlers and the refs of both', () => {
  const [own, added] = [vi.fn<(event: string) => void>(), vi.fn<(event: string) => void>()];
  const [ownRef, addedRef] = [createRef<unknown>(), vi.fn<(element: unknown) => void>()];
  const link = createElement('a', { className: 'b', ref: ownRef as never, onClick: own as never });
  const element = useRender('a', link, { className: 'a', ref: addedRef, onClick: added });
  const { className, onClick, ref } = propsOf(element);
  expect(className).toBe('a b');
  onClick?.('click');
  expect([own.mock.lastCall, added.mock.lastCall]).toEqual([['click'], ['click']]);
  const setRef = ref as (element: unknown) => () => void;
  const cleanUp = setRef('element');
  expect([ownRef.current, addedRef.mock.lastCall]).toEqual(['element', ['element']]);
  cleanUp();
  expect([ownRef.current, addedRef.mock.lastCall]).toEqual([null, [null]]);
});
