import { p14 } from "./laws/p14-order.js";
import { registrySubjects } from "./support/subjects.js";

p14(registrySubjects());
