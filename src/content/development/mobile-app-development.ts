import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered, type Scene } from '../schema.ts'

/** What `/mobile-app-development` says. */
export const mobileAppDevelopment: DevelopmentService & Scene = {
  name: 'Mobile App Development',
  weave: 'twill',
  accent: 'blue',
  updated: '2026-11-23',
  seo: {
    title: 'Mobile app development for staff who work offline',
    description:
      'Native and cross-platform apps for iOS and Android that work offline, with field trials on your staff’s phones, store launch and yearly system upgrades.',
  },
  tagline: 'iOS and Android, offline too',
  card: {
    description: 'iOS and Android apps that keep working when the signal does not.',
    features: ['Native and cross-platform', 'Offline first', 'Store launch and care'],
  },
  hero: {
    badge: 'Mobile App Development',
    heading: 'Mobile app development, offline included.',
    lede: 'We build iOS and Android apps for people who use them standing up: drivers, nurses, shoppers in a queue. Every screen is drawn for one thumb and for the moment the signal drops.',
    actions: [
      { label: 'Start Your App Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-mobile',
    draft: 'draft-mobile',
    alt: 'A driver’s delivery app on a phone: a route from the depot to the next stop, the round saved while offline, and a button to deliver. It lies over its draft in black squares, with a yellow thread between them.',
  },
  intro: {
    title: 'What goes into an app that people keep.',
    text: `An app usually needs four of these, and we say which before you pay for the rest. ${price.call} ${price.fixed}`,
  },
  matchRun:
    'The first crew carries app and paper form for two weeks, and the form goes when both give the same account of a day.',
  services: [
    {
      icon: 'phone',
      title: 'Native iOS and Android',
      description: sample(
        'Swift and Kotlin where the app works close to the hardware: Bluetooth scales, card readers, a camera that scans a label a second.',
      ),
      features: ['SwiftUI and Jetpack Compose', 'Bluetooth, NFC and camera', 'Widgets and watch apps'],
    },
    {
      icon: 'layers',
      title: 'Cross-platform',
      description:
        'One codebase in Flutter or React Native when both phones show the same screens. Within the first week you learn which parts still need native code.',
      features: ['Shared screens and logic', 'Native modules where needed', 'One release, both stores'],
    },
    {
      icon: 'wifi-off',
      title: 'Offline and sync',
      description:
        'Orders, scans and signatures are saved on the phone first and sent when the network returns. Two edits to one record are settled by rules you have read.',
      features: ['Database on the device', 'Queued uploads with retries', 'Conflict rules in writing'],
    },
    {
      icon: 'route',
      title: 'Maps and location',
      description:
        'Live tracking that does not empty a battery before lunch: GPS is sampled by speed, arrivals are caught by geofence, and positions travel in batches.',
      features: ['Background location', 'Geofences and arrival times', 'Proof of delivery on the map'],
    },
    {
      icon: 'bell',
      title: 'Payments and messages',
      description:
        'Apple Pay, Google Pay and local wallets at checkout, and push messages that open the order they are about instead of the home screen.',
      features: ['Card and wallet payments', 'Deep links', 'Quiet hours and opt-outs'],
    },
    {
      icon: 'store',
      title: 'Store launch and care',
      description:
        'We file the privacy labels and answer the reviewers. Each new iOS and Android is tested while in beta, so its release is an ordinary day for your users.',
      features: ['App Store and Google Play listings', 'Staged rollouts', 'Yearly system upgrades'],
    },
  ],
  proof: {
    heading: {
      title: 'Two apps that stayed installed.',
      text: 'A laundry service to which 92% of customers send a second bag within sixty days, and a fleet of 5K+ vehicles routed from the drivers’ phones.',
    },
    projects: ['On-Demand Laundry App', 'SmartLogistics Hub'],
    drawing: {
      name: 'proof-mobile',
      tall: 'proof-mobile-tall',
      alt: 'A laundry bag, whose yellow drawstring becomes the washing line of its eight pieces, counted from 1 to 8, one collar marked. It runs on through the receipt, where they are counted again for SAR 64, and ends as the string of the second bag. The ground is woven for 92 threads of a hundred, the customers who send one within 60 days',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
    text: 'Chosen by what the app must reach: the camera, the radio, or only the screen.',
  },
  tools: [
    { name: 'Native', tools: ['Swift', 'SwiftUI', 'Kotlin', 'Jetpack Compose'] },
    { name: 'Cross-platform', tools: ['Flutter', 'React Native', 'Expo', 'Kotlin Multiplatform'] },
    { name: 'Data and services', tools: ['SQLite', 'Firebase', 'GraphQL', 'Mapbox', 'Stripe'] },
    { name: 'Testing and release', tools: ['Maestro', 'Detox', 'fastlane', 'TestFlight', 'Sentry'] },
  ],
  benefitsHeading: {
    title: 'What the person holding it notices.',
    text: 'We test on second-hand phones, because those are the ones people carry.',
  },
  scene:
    'A phone with a driver’s round on its screen. A yellow thread runs through eleven stops: the ground is woven where there is signal and bare where there is none, five stops are kept on the phone there, and back in range all of them are sent',
  benefits: [
    {
      icon: 'truck',
      title: 'The round gets finished',
      description:
        'Without coverage a driver still completes the round with all its stops, and the office sees them as soon as the van is back in range.',
    },
    {
      icon: 'timer',
      title: 'Open before the thumb lifts',
      description:
        'Cold start has a budget, measured on a four-\u2060year-old Android phone, and a build that exceeds it does not ship.',
    },
    {
      icon: 'clock',
      title: 'A battery that lasts the shift',
      description:
        'We measure drain over a full working day with tracking on, because a phone that dies early takes the afternoon’s stops with it.',
    },
    {
      icon: 'lock',
      title: 'Nothing to find on a lost phone',
      description:
        'Keys sit in the iOS Keychain or the Android Keystore, and your support desk can sign a device out from its own screen.',
    },
    {
      icon: 'eye',
      title: 'Readable in low sun',
      description:
        'Contrast, large text, VoiceOver and TalkBack are checked on every screen, and so is a thumb in a work glove.',
    },
    {
      icon: 'settings',
      title: 'A switch for bad days',
      description:
        'New features sit behind a remote switch. If one misbehaves it is off within minutes, with no store review in between.',
    },
  ],
  resultsHeading: {
    title: 'Counted after launch.',
    text: 'Downloads are easy to buy, so each of these figures counts use.',
  },
  results: [
    {
      value: '92%',
      label: 'Customer retention',
      description:
        'On-Demand Laundry App: customers in Saudi Arabia who send a second bag within sixty days of the first.',
    },
    {
      value: '5K+',
      label: 'Vehicles on the road',
      description:
        'SmartLogistics Hub: routes and proof of delivery on drivers’ phones, in 27 depots that used to share nine radio channels.',
    },
    {
      value: '300K+',
      label: 'Banking users',
      description:
        'SecureVault Banking: customers who approve a transfer with a key in their phone or in a card reader, where a text-message code used to be.',
    },
  ],
  processHeading: {
    title: 'From the passenger seat to the store.',
    text: 'The work starts in your van, ward or warehouse, before a screen is drawn.',
  },
  process: numbered([
    {
      title: 'Ride along',
      description:
        'We spend two days where the app will be used and note every place where hands, light or signal fail.',
      details: [
        'Field notes with photographs',
        'List of phones to support',
        'Native or cross-platform, decided',
      ],
    },
    {
      title: 'Tap-through',
      description:
        'A prototype runs on a real phone within two weeks, and five users try the three tasks that matter, one-handed.',
      details: ['Prototype on your own phones', 'Taps counted per task', 'Offline rules agreed'],
    },
    {
      title: 'Build in slices',
      description:
        'We finish one complete task at a time, from screen to server, and put a new build into TestFlight and Google Play internal testing every two weeks.',
      details: [
        'Installable build every two weeks',
        'API contract and test data',
        'Crash reports from the first build',
      ],
    },
    {
      title: 'Field trial',
      description:
        'Twenty of your people carry it for two weeks on their own phones, beside the paper form. We watch the battery, the sync queue and the screen where they give up.',
      details: ['Trial report', 'Battery and data use per shift', 'Fix list, ranked'],
    },
    {
      title: 'Store release',
      description:
        'Listing, privacy labels and reviewer notes are filed a week early. The rollout starts with one user in twenty and pauses before each larger group.',
      details: [
        'Live on App Store and Google Play',
        'Rollout plan with a stop rule',
        'Signing keys in your name',
      ],
    },
  ]),
  closing: {
    heading: 'Start with the paper form.',
    text: 'Bring the one your people fill in today. In half an hour we will tell you how many screens it needs, which must work offline and whether you need an app at all.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Discuss Your Project', to: '/contact' },
    ],
  },
}

sample(mobileAppDevelopment.results)
