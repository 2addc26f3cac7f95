import { sample } from '../sample.ts'
import { type DevelopmentService, numbered, type Scene } from '../schema.ts'

/** The content of the page `/mobile-app-development`. */
export const mobileAppDevelopment: DevelopmentService & Scene = {
  name: 'Mobile App Development',
  weave: 'twill',
  accent: 'blue',
  updated: '2026-11-25',
  seo: {
    title: 'Mobile app development that works offline',
    description:
      'Native and cross-platform apps for iOS and Android that work offline. We try them on your staff’s phones, launch them and upgrade them every year.',
  },
  tagline: 'iOS and Android, offline too',
  card: {
    description: 'iOS and Android apps that work without a network.',
    features: ['Native and cross-platform', 'Offline first', 'Store launch and care'],
  },
  hero: {
    badge: 'Mobile App Development',
    heading: 'Mobile app development, offline included.',
    lede: 'We build apps for people who use them at work or on the move: drivers, nurses, shoppers in a queue. Every screen works with one thumb, and the main tasks work offline.',
    actions: [
      { label: 'Start Your App Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-mobile',
    draft: 'draft-mobile',
    moves: 'signal',
    alt: 'A driver’s delivery app',
  },
  intro: {
    title: 'What we build into an app.',
    text: 'An app usually needs four of these. We tell you which before you order.',
  },
  services: [
    {
      icon: 'phone',
      title: 'Native iOS and Android',
      description:
        'We use Swift and Kotlin where the app controls hardware directly: Bluetooth scales, card readers, a camera that scans one label a second.',
      features: ['SwiftUI and Jetpack Compose', 'Bluetooth, NFC and camera', 'Widgets and watch apps'],
    },
    {
      icon: 'layers',
      title: 'Cross-platform',
      description:
        'One codebase in Flutter or React Native serves both systems when they show the same screens. In the first week we find the parts that need native code.',
      features: ['Shared screens and logic', 'Native modules where needed', 'One release, both stores'],
    },
    {
      icon: 'wifi-off',
      title: 'Offline and sync',
      description:
        'Orders, scans and signatures are saved on the phone first and sent when the network returns. If two people changed the same record, rules that you approved decide.',
      features: ['Database on the device', 'Queued uploads with retries', 'Conflict rules in writing'],
    },
    {
      icon: 'route',
      title: 'Maps and location',
      description:
        'Live tracking saves the battery: the phone measures its position less often when it moves slowly, and sends positions in groups.',
      features: ['Background location', 'Geofences and arrival times', 'Proof of delivery on the map'],
    },
    {
      icon: 'bell',
      title: 'Payments and messages',
      description:
        'Customers pay by Apple Pay, Google Pay or local wallet. A push message opens the order it is about.',
      features: ['Card and wallet payments', 'Deep links', 'Quiet hours and opt-outs'],
    },
    {
      icon: 'store',
      title: 'Store launch and care',
      description:
        'We write the privacy labels and answer the reviewers of both stores. We test your app with each new iOS and Android before its release.',
      features: ['App Store and Google Play listings', 'Staged rollouts', 'Yearly system upgrades'],
    },
  ],
  proof: {
    heading: {
      title: 'Four apps in daily use.',
    },
    projects: ['On-Demand Laundry App', 'SmartLogistics Hub'],
    drawing: {
      name: 'proof-mobile',
      tall: 'proof-mobile-tall',
      alt: 'A laundry bag of eight pieces, and the receipt',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
  },
  tools: [
    { name: 'Native', tools: ['Swift', 'SwiftUI', 'Kotlin', 'Jetpack Compose'] },
    { name: 'Cross-platform', tools: ['Flutter', 'React Native', 'Expo', 'Kotlin Multiplatform'] },
    { name: 'Data and services', tools: ['SQLite', 'Firebase', 'GraphQL', 'Mapbox', 'Stripe'] },
    { name: 'Testing and release', tools: ['Maestro', 'Detox', 'fastlane', 'TestFlight', 'Sentry'] },
  ],
  benefitsHeading: {
    title: 'What people notice when they use it.',
  },
  scene: 'A driver’s round of eleven stops, five of them saved without a network',
  benefits: [
    {
      title: 'Work continues offline',
      description:
        'Without a network a driver can still complete every stop. The office sees each stop when the network returns.',
    },
    {
      title: 'A battery that lasts the shift',
      description: 'We measure battery use over a full working day with tracking on.',
    },
    {
      title: 'Safe when a phone is lost',
      description:
        'Sign-in keys stay in the iOS Keychain or Android Keystore. Your support desk can sign out a lost phone.',
    },
  ],
  resultsHeading: {
    title: 'Results after launch.',
  },
  results: [
    {
      value: '92%',
      label: 'Customer retention',
      description:
        'On-Demand Laundry App: customers in Saudi Arabia who sent a second bag within sixty days of the first, a year after the third city opened.',
    },
    {
      value: '5K+',
      label: 'Vehicles on the road',
      description:
        'SmartLogistics Hub: vehicles with routes and proof of delivery on the driver’s phone, in 27 depots.',
    },
    {
      value: '300K+',
      label: 'Banking users',
      description:
        'SecureVault Banking: staff and customers who approve payments with a key in their phone or in a card reader, at handover.',
    },
  ],
  processHeading: {
    title: 'From first visit to the app store.',
  },
  process: numbered([
    {
      title: 'Visit users',
      description:
        'We spend two days where the app will be used. We note where people have no free hand, no light or no network.',
      details: ['Field notes with photographs', 'List of phones to support', 'Decision: one codebase or two'],
    },
    {
      title: 'Prototype',
      description:
        'A prototype runs on a real phone within two weeks. Five users try the three main tasks with one hand.',
      details: ['Prototype on your own phones', 'Taps counted per task', 'Offline rules agreed'],
    },
    {
      title: 'Build task by task',
      description:
        'We finish one complete task at a time, from screen to server. Every two weeks you get a new test version through TestFlight and Google Play.',
      details: [
        'Test version every two weeks',
        'API description and test data',
        'Crash reports from the first version',
      ],
    },
    {
      title: 'Field trial',
      description:
        'Twenty of your people use the app on their own phones for two weeks, with the old form as backup.',
      details: ['Trial report', 'Battery and data use per shift', 'Ranked list of fixes'],
    },
    {
      title: 'Store release',
      description:
        'We submit the store listing, privacy labels and reviewer notes a week early. One user in twenty gets the app first, then larger groups.',
      details: [
        'Live on App Store and Google Play',
        'Rollout plan with a stop rule',
        'Signing keys in your name',
      ],
    },
  ]),
  closing: {
    heading: 'Show us your paper form.',
    text: 'Bring today’s form, or a sketch of your idea. In half an hour we tell you how many screens you need, which must work offline and whether you need an app at all.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Discuss Your Project', to: '/contact' },
    ],
  },
}

sample(mobileAppDevelopment.seo)
sample(mobileAppDevelopment.hero.lede)
sample(mobileAppDevelopment.intro)
sample(mobileAppDevelopment.services)
sample(mobileAppDevelopment.proof.heading)
sample(mobileAppDevelopment.benefits)
sample(mobileAppDevelopment.results)
sample(mobileAppDevelopment.process)
sample(mobileAppDevelopment.closing)
