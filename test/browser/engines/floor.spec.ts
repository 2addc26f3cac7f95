import { expect } from '@playwright/test'
import { test } from './test.ts'

test('the browser that stands for an old one lacks what that one lacked', async ({ engine, visit }) => {
  await engine.resize(1280, 800)
  await visit('/about')
  const features = await engine.evaluate(() => {
    const menu = document.querySelector('.menu')
    return {
      anchors: !!menu && getComputedStyle(menu).getPropertyValue('position-anchor') === '--menu-button',
      transitions: 'startViewTransition' in document,
    }
  })
  expect(features).toEqual({ anchors: false, transitions: false })
})
