import { money } from '../counts.ts'
import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered, type Scene } from '../schema.ts'

/** The content of the page `/mobile-app-development`. */
export const mobileAppDevelopment: DevelopmentService & Scene = {
  name: 'Mobile App Development',
  weave: 'twill',
  accent: 'blue',
  updated: '2026-11-28',
  seo: {
    title: 'Mobile app development that works offline',
    description:
      'Native and cross-platform apps for iOS and Android that work offline. We try them on your ' +
      'staff’s phones, launch them and upgrade them every year.',
  },
  tagline: 'iOS and Android, offline too',
  card: {
    description: 'We build iOS and Android apps that work without a signal.',
    features: ['Native and cross-platform', 'Store launch'],
  },
  hero: {
    badge: 'Mobile App Development',
    heading: 'Apps that work where there is no signal',
    lede: 'We build mobile apps for people away from a desk, such as drivers at a door or nurses on a ward. They often have no network, so the main tasks work without one. A freight company’s drivers completed 14% of the 6 million stops of October 2022 with no signal, mostly inside buildings.',
    actions: [
      { label: 'Start Your App Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  priceLine: `A first release covers the main tasks of your users. It costs from ${price.from}, at a fixed price.`,
  drawing: {
    image: 'finished-mobile',
    draft: 'draft-mobile',
    moves: 'signal',
    alt: 'A driver’s delivery app',
  },
  intro: {
    title: 'Four parts of an app',
    text: `Few apps need all four. One of our smallest, for a tutoring firm’s mock exams, took three people 14 weeks in 2024 and cost ${money(79_000)}. Ask first whether you need an app at all: much of what we’re asked to build as one should be a web page.`,
  },
  services: [
    {
      icon: 'phone',
      title: 'Native or cross-platform',
      description:
        'If iOS and Android show the same screens, one codebase in Flutter or React Native serves both. Where ' +
        'the app controls hardware, such as Bluetooth scales, we use Swift and Kotlin.',
      features: ['Bluetooth, NFC and camera'],
    },
    {
      icon: 'wifi-off',
      title: 'Offline and sync',
      description:
        'Orders, scans and signatures are saved on the phone and sent when the network returns. If two people changed one record, rules agreed in writing choose the version that stays.',
      features: ['Database on the device'],
    },
    {
      icon: 'route',
      title: 'Maps, payments and messages',
      description:
        'Your customers see where their order is, pay for it and are told when it comes. A phone that moves slowly measures its position less often, which saves the battery.',
      features: ['Proof of delivery on the map'],
    },
    {
      icon: 'store',
      title: 'Store launch and care',
      description: `We answer the questions of both app stores. A support contract, from ${money(1_800)} a month, includes tests with every new iOS and Android.`,
      features: ['Yearly system upgrades'],
    },
  ],
  proof: {
    heading: {
      title: 'Apps that we built',
    },
    projects: {
      'SecureVault Banking': 'Most customers of a bank approve each transfer with a key inside their phone.',
      'MediConnect Pro': 'Patients photograph a wound at home, for 30 days after surgery.',
      'On-Demand Laundry App': 'Customers in three Saudi cities follow their bag, in Arabic or in English.',
      'SmartLogistics Hub': 'A parcel fleet’s drivers see the next stop and record the proof of delivery.',
    },
    drawing: {
      name: 'proof-mobile',
      tall: 'proof-mobile-tall',
      alt: 'A laundry bag of eight pieces, and the receipt',
    },
  },
  toolsHeading: {
    title: 'Tools we use',
  },
  tools: [
    { name: 'Native', tools: ['Swift', 'SwiftUI', 'Kotlin', 'Jetpack Compose'] },
    { name: 'Cross-platform', tools: ['Flutter', 'React Native', 'Expo', 'Kotlin Multiplatform'] },
    { name: 'Data and services', tools: ['SQLite', 'Firebase', 'GraphQL', 'Mapbox', 'Stripe'] },
    { name: 'Testing and release', tools: ['Maestro', 'Detox', 'fastlane', 'TestFlight', 'Sentry'] },
  ],
  benefitsHeading: {
    title: 'Good on the road and in the basement',
  },
  scene: 'A driver’s round of eleven stops, five of them saved offline',
  benefits: [
    {
      title: 'Work continues offline',
      description: 'A driver can complete every stop; the office sees it when the network returns.',
    },
    {
      title: 'A battery that lasts the shift',
      description:
        'A driver whose phone is nearly empty at noon turns tracking off, so we measure a full working day.',
    },
    {
      title: 'Safe when a phone is lost',
      description:
        'Your support desk can sign out a lost phone. Its keys stay in the iOS Keychain or Android Keystore.',
    },
  ],
  resultsHeading: {
    title: 'Apps, measured at work',
  },
  results: [
    {
      value: '61%',
      label: 'Battery left after a shift',
      description:
        'Median of 34 phones that we measured at one depot in 2022, after ten hours of tracking (SmartLogistics Hub).',
    },
    {
      value: '7 days',
      label: 'From surgery until an infection is found',
      description:
        'The median of 1,300 infections at eight hospitals in 2019 (MediConnect Pro). In 2017, when at most one of them had the app, it was twelve days.',
    },
    {
      value: '92%',
      label: 'Retention',
      description:
        'A laundry service in Saudi Arabia (On-Demand Laundry App): the share of 6,100 new customers, from August to ' +
        'October 2020, who sent a second bag within 60 days. In the opening quarter it was 66% of 1,100.',
    },
  ],
  processHeading: {
    title: 'How we build an app',
  },
  process: numbered([
    {
      title: 'Visit users',
      description: 'For two days we note where people have no table, no light or no network.',
      details: ['List of phones'],
    },
    {
      title: 'Prototype',
      description: 'Two weeks after the visits, five users try the three main tasks on a real phone.',
      details: ['Prototype on your own phones'],
    },
    {
      title: 'Build task by task',
      description: 'We finish one complete task at a time, from screen to server.',
      details: ['Test version every two weeks'],
    },
    {
      title: 'Field trial',
      description: 'For two weeks, 20 of your people use the app, with the old form as a backup.',
      details: ['Trial report', 'Battery and data use per shift'],
    },
    {
      title: 'Store release',
      description: 'One user in 20 gets the app first, then larger groups.',
      details: ['Live on App Store and Google Play', 'Release plan that says when we stop'],
    },
  ]),
  closing: {
    heading: 'Find the oldest phone that your staff use.',
    text: 'Two weeks after our visit, a prototype runs on it, and five of your people try it.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Discuss Your Project', to: '/contact' },
    ],
  },
}

sample(mobileAppDevelopment)
